/**
 * Turns the markup of a page into plain markup that Markdown has words for: without controls, and with
 * every tab and section in sight. Pure.
 */
import type {Element, ElementContent, Nodes, Properties} from 'hast';

/** Controls and decoration: they say nothing on paper. */
const DROPPED_TAGS = new Set(['button', 'input', 'label', 'style', 'script', 'noscript', 'svg']);
const DROPPED_ROLES = ['tablist', 'status', 'search'];

/** What the page stands at: links in it are relative to the site. */
export interface Place {
  /** URL of the site without a path. */
  readonly url: string;
  /** Path of the page. */
  readonly path: string;
}

function element(
  tagName: string,
  children: readonly ElementContent[],
  properties: Properties = {},
): Element {
  return {type: 'element', tagName, properties, children: [...children]};
}

function text(value: string): ElementContent {
  return {type: 'text', value};
}

function hasClass({properties}: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name);
}

/** The first element inside of a node that fits. */
export function findElement(node: Nodes, fits: (item: Element) => boolean): Element | undefined {
  if (node.type === 'element' && fits(node)) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = findElement(child, fits);
    if (found) return found;
  }
  return undefined;
}

/** The words of a node. */
export function readText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(readText).join('') : '';
}

function isDropped(node: Element): boolean {
  const {role, ariaHidden} = node.properties;
  return (
    DROPPED_TAGS.has(node.tagName) ||
    hasClass(node, 'hash-link') ||
    DROPPED_ROLES.includes(String(role)) ||
    String(ariaHidden) === 'true'
  );
}

function strongLine(children: readonly ElementContent[]): Element {
  return element('p', [element('strong', children)]);
}

function simplifyAll(children: readonly ElementContent[], place: Place): ElementContent[] {
  return children.flatMap((child) => simplify(child, place));
}

function simplifyCode(figure: Element, place: Place): ElementContent[] {
  const pre = findElement(figure, ({tagName}) => tagName === 'pre');
  const title = findElement(figure, ({tagName}) => tagName === 'figcaption');
  const code = pre && findElement(pre, ({tagName}) => tagName === 'code');
  if (!code) return simplifyAll(figure.children, place);
  const isConsole = hasClass(code, 'language-console');
  const lines = code.children.map((child) => {
    const isCommand = isConsole && child.type === 'element' && hasClass(child, 'cmd');
    return `${isCommand ? '$ ' : ''}${readText(child)}`;
  });
  // Its colors are hundreds of elements, which would take a sixth of the time of all conversions.
  const plain = {...code, children: [text(lines.join(''))]};
  return [element('pre', [plain], isConsole || !title ? {} : {dataTitle: readText(title)})];
}

function simplifySection(details: Element, place: Place): ElementContent[] {
  return details.children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'summary'
      ? [strongLine(simplifyAll(child.children, place))]
      : simplify(child, place),
  );
}

function simplifyLink(link: Element, place: Place): ElementContent[] {
  const {href} = link.properties;
  const children = simplifyAll(link.children, place);
  if (typeof href !== 'string') return children;
  return [element('a', children, {href: new URL(href, place.url + place.path).href})];
}

function simplify(node: ElementContent, place: Place): ElementContent[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element') return [];
  const {role, ariaLabel, dataLabel, dataTabs} = node.properties;
  if (node.tagName === 'svg' && role === 'img' && ariaLabel) {
    return [element('p', [element('em', [text(`Image: ${ariaLabel}`)])])];
  }
  if (isDropped(node)) return [];
  if (node.tagName === 'img' && node.properties.dataDark !== undefined) return [];
  if (hasClass(node, 'code-block')) return simplifyCode(node, place);
  // Their Markdown comes from the data: see convert.ts.
  if (node.properties.dataFields !== undefined) return [node];
  if (hasClass(node, 'theme-admonition')) {
    const [heading, ...rest] = node.children.filter((child) => child.type === 'element');
    if (!heading) return [];
    const name = readText(heading).trim();
    return [element('blockquote', [strongLine([text(name)]), ...simplifyAll(rest, place)])];
  }
  if (node.tagName === 'details') return simplifySection(node, place);
  if (node.tagName === 'a') return simplifyLink(node, place);
  if (role === 'tabpanel') {
    return [strongLine([text(String(dataLabel))]), ...simplifyAll(node.children, place)];
  }
  if (dataTabs !== undefined) return simplifyAll(node.children, place);
  // A hidden element would get lost on the way to Markdown.
  const properties = {...node.properties, hidden: undefined};
  return [{...node, properties, children: simplifyAll(node.children, place)}];
}

/** Simplifies the inside of a page. */
export function simplifyPage(page: Element, place: Place): Element {
  return element('div', simplifyAll(page.children, place));
}
