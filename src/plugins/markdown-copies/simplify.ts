/**
 * Simplifies the markup of a page to elements that Markdown supports: without controls, and with every tab
 * and section visible. Pure.
 */
import type {Element, ElementContent, Properties} from 'hast';
import {elementsOf, findElement, hasClass, textOf} from '@devspace-docs/static-host/html';

/** Controls and decoration, which have no content. */
const DROPPED_TAGS = new Set(['button', 'input', 'label', 'style', 'script', 'noscript', 'svg']);
const DROPPED_ROLES = ['tablist', 'status', 'search'];

/** Location of a page, for resolving its links. */
export interface PageLocation {
  /** Origin of the site. */
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

function simplifyAll(
  children: readonly ElementContent[],
  location: PageLocation,
): ElementContent[] {
  return children.flatMap((child) => simplify(child, location));
}

function simplifyCode(figure: Element, location: PageLocation): ElementContent[] {
  const pre = findElement(figure, ({tagName}) => tagName === 'pre');
  const title = findElement(figure, ({tagName}) => tagName === 'figcaption');
  const code = pre && findElement(pre, ({tagName}) => tagName === 'code');
  if (!code) return simplifyAll(figure.children, location);
  const isConsole = hasClass(code, 'language-console');
  const lines = code.children.map((child) => {
    const isCommand = isConsole && child.type === 'element' && hasClass(child, 'cmd');
    return `${isCommand ? '$ ' : ''}${textOf(child)}`;
  });
  // Converting the hundreds of token elements would take a sixth of the time of all conversions.
  const plain = {...code, children: [text(lines.join(''))]};
  return [element('pre', [plain], isConsole || !title ? {} : {dataTitle: textOf(title)})];
}

function simplifySection(details: Element, location: PageLocation): ElementContent[] {
  return details.children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'summary'
      ? [strongLine(simplifyAll(child.children, location))]
      : simplify(child, location),
  );
}

function isPanel({properties}: Element): boolean {
  return properties.role === 'tabpanel';
}

/** Tabs become a list, which shows that they're alternatives, and where the last one ends. */
function simplifyTabs(tabs: Element, location: PageLocation): ElementContent[] {
  const parent = findElement(tabs, (node) => elementsOf(node).some(isPanel)) ?? tabs;
  const items = elementsOf(parent)
    .filter(isPanel)
    .map((panel) => {
      const label = strongLine([text(String(panel.properties.dataLabel))]);
      return element('li', [label, ...simplifyAll(panel.children, location)]);
    });
  return [element('p', [text('Alternatives:')]), element('ul', items)];
}

/** Wide diagrams have a second version for narrow screens. */
function simplifyDiagram(diagram: Element): ElementContent[] {
  const {ariaLabel} = findElement(diagram, ({tagName}) => tagName === 'svg')?.properties ?? {};
  return [element('p', [element('em', [text(`Diagram: ${String(ariaLabel)}`)])])];
}

function simplifyLink(link: Element, location: PageLocation): ElementContent[] {
  const {href} = link.properties;
  const children = simplifyAll(link.children, location);
  if (typeof href !== 'string') return children;
  return [element('a', children, {href: new URL(href, location.url + location.path).href})];
}

function simplify(node: ElementContent, location: PageLocation): ElementContent[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element') return [];
  if (isDropped(node)) return [];
  if (node.tagName === 'img' && node.properties.dataDark !== undefined) return [];
  if (hasClass(node, 'code-block')) return simplifyCode(node, location);
  if (hasClass(node, 'docusaurus-mermaid-container')) return simplifyDiagram(node);
  // convert.ts writes fields from the data.
  if (node.properties.dataFields !== undefined) return [{...node, children: []}];
  if (hasClass(node, 'theme-admonition')) {
    const [heading, ...rest] = node.children.filter((child) => child.type === 'element');
    if (!heading) return [];
    const name = textOf(heading).trim();
    return [element('blockquote', [strongLine([text(name)]), ...simplifyAll(rest, location)])];
  }
  if (node.tagName === 'details') return simplifySection(node, location);
  if (node.tagName === 'a') return simplifyLink(node, location);
  if (hasClass(node, 'tabs-container')) return simplifyTabs(node, location);
  // The conversion to Markdown drops hidden elements.
  const properties = {...node.properties, hidden: undefined};
  return [{...node, properties, children: simplifyAll(node.children, location)}];
}

/** Simplifies the content of a page. */
export function simplifyPage(page: Element, location: PageLocation): Element {
  return element('div', simplifyAll(page.children, location));
}
