import postcss, {type AtRule, type Declaration, type Root} from 'postcss';

/** Selectors of the root element alone: nothing else of a page has `data-theme`. */
const ROOT = /^(?:html|:root|\[data-theme=\w+\]|html\[data-theme=\w+\]|\[data-theme=\w+\]:root)$/;

/** Means something else as the value of a custom property than where the property is read. */
const KEYWORD = /^(?:|inherit|initial|unset|revert|revert-layer)$/;

/** Names of the rules around the one that a declaration stands in. */
function conditionsOf({parent}: Declaration): string[] {
  const names: string[] = [];
  for (let outer = parent?.parent; outer?.type === 'atrule'; outer = outer.parent) {
    names.push((outer as AtRule).name);
  }
  return names;
}

function selectorsOf({parent}: Declaration): readonly string[] {
  return parent instanceof postcss.Rule ? parent.selectors : [];
}

function isOfRoot(declaration: Declaration): boolean {
  const selectors = selectorsOf(declaration);
  return selectors.length > 0 && selectors.every((selector) => ROOT.test(selector));
}

/** Whether it holds for the root element always, unless another one prevails. */
function isPlain(declaration: Declaration): boolean {
  return (
    selectorsOf(declaration).join() === ':root' &&
    conditionsOf(declaration).every((name) => name === 'layer') &&
    !declaration.important
  );
}

function isLayered(declaration: Declaration): boolean {
  return conditionsOf(declaration).includes('layer');
}

function readDefinitions(root: Root): ReadonlyMap<string, readonly Declaration[]> {
  const definitions = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    definitions.set(declaration.prop, [...(definitions.get(declaration.prop) ?? []), declaration]);
  });
  return definitions;
}

/** Takes out what the root element is told in a layer, where a rule without a layer prevails. */
function removeOverruled(root: Root): void {
  for (const definitions of readDefinitions(root).values()) {
    if (!definitions.some((one) => isPlain(one) && !isLayered(one))) continue;
    for (const one of definitions) {
      if (isLayered(one) && isOfRoot(one) && !one.important) one.remove();
    }
  }
}

/** Puts a value into its places: `var(--a)var(--b)` needs no space, and `1.5 1rem` does. */
function replacePlaces(text: string, place: string, value: string): string {
  return text.replaceAll(place, (_place, start: number) => {
    const before = /[\s(,/*]$|^$/.test(text.slice(0, start)) ? '' : ' ';
    const after = /^[\s),/*]|^$/.test(text.slice(start + place.length)) ? '' : ' ';
    return before + value + after;
  });
}

/** Puts the values of properties into their places, one by one. */
function inlineConstants(root: Root, isReadOutside: (name: string) => boolean): void {
  const definitions = readDefinitions(root);
  for (const [name, [definition, ...others]] of definitions) {
    if (!definition || others.length > 0 || !isPlain(definition) || isReadOutside(name)) continue;
    const value = definition.value.trim();
    // What it reads has to be the same all over the page.
    const isConstant = [...value.matchAll(/var\((--[\w-]+)/g)].every(([, read]) =>
      definitions.get(String(read))?.every(isOfRoot),
    );
    if (!isConstant || KEYWORD.test(value)) continue;

    const place = `var(${name})`;
    const values: string[] = [];
    root.walkDecls((reader) => void values.push(reader.value));
    const count = values.join().split(place).length - 1;
    // A long value would be repeated, and a fallback would have to be read, too.
    if (count > 1 && value.length > place.length) continue;
    if (values.some((text) => text.includes(`var(${name},`))) continue;
    root.walkDecls((reader) => {
      reader.value = replacePlaces(reader.value, place, value);
    });
    definition.remove();
  }
}

/**
 * Puts values in the place of custom properties that have the same value all over the page:
 * Infima brings a hundred of them to be changed, and a site changes some.
 *
 * @param isReadOutside - Whether something other than this style sheet may read a property.
 */
export function inlineProperties(css: string, isReadOutside: (name: string) => boolean): string {
  const root = postcss.parse(css);
  removeOverruled(root);
  inlineConstants(root, isReadOutside);
  return root.toString();
}
