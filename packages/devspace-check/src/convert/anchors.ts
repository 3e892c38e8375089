/** Anchors and aliases: written out where the conversion needs the value, and defined before they're used. */
import {bare, valueOf, type Item, type Value} from './tree.ts';

function anchorOf({head}: Value): string | undefined {
  return /(?:^|\s)&([^\s,[\]{}]+)/.exec(head)?.[1];
}

function aliasOf({kind, data, text}: Value): string | undefined {
  return kind === 'scalar' && data === undefined && text.startsWith('*')
    ? text.slice(1)
    : undefined;
}

/** Whether a value has fields that can move. */
function hasFields({kind, items}: Value): boolean {
  return kind === 'map' || (kind === 'list' && items.some(({value}) => value.kind === 'map'));
}

/** Writes out the aliases in `dev`, and those of maps except in values of charts. Returns the values of all anchors. */
export function expandAliases(tree: Value): ReadonlyMap<string, Value> {
  const anchors = new Map<string, Value>();
  const visit = (item: Item, isDev: boolean): Item[] => {
    const name = aliasOf(item.value);
    const target = name === undefined ? undefined : anchors.get(name);
    if (target && (isDev || hasFields(target))) {
      if (item.name !== '<<') item.value = {...bare(target), head: ' '};
      else if (isDev) return bare(target).items;
    }
    const anchor = anchorOf(item.value);
    if (item.name !== 'values') visitAll(item.value, isDev || item.name === 'dev');
    if (anchor !== undefined) anchors.set(anchor, bare(item.value));
    return [item];
  };
  const visitAll = (value: Value, isDev: boolean): void => {
    const items = value.items.flatMap((item) => visit(item, isDev));
    // Own keys win over merged ones.
    value.items =
      value.kind === 'map' && items.length !== value.items.length
        ? items.filter(
            ({name}, index) => items.findLastIndex((item) => item.name === name) === index,
          )
        : items;
  };
  visitAll(tree, false);
  return anchors;
}

/** Moves the definition of anchors to where they're used first. */
export function orderAnchors(tree: Value, anchors: ReadonlyMap<string, Value>): void {
  const defined = new Set<string>();
  const visit = (item: Item): void => {
    const {value} = item;
    const [alias, anchor] = [aliasOf(value), anchorOf(value)];
    if (alias !== undefined && !defined.has(alias)) {
      const target = anchors.get(alias);
      if (target) item.value = {...target, head: ` &${alias} `};
      defined.add(alias);
    } else if (anchor !== undefined && defined.has(anchor))
      item.value = {...valueOf(''), text: `*${anchor}`, data: undefined};
    else if (anchor !== undefined) defined.add(anchor);
    item.value.items.forEach(visit);
  };
  tree.items.forEach(visit);
}
