/** Anchors and aliases: written out where the conversion needs the value, and defined before they're used. */
import {bare, valueOf, type Item, type Value} from './tree.ts';

function anchorOf({head}: Value): string | undefined {
  return /(?:^|\s)&([^\s,[\]{}]+)/.exec(head)?.[1];
}

function aliasOf({kind, text}: Value): string | undefined {
  return kind === 'scalar' && text.startsWith('*') ? text.slice(1) : undefined;
}

/** Whether a value has fields that can move. */
function hasFields({kind, items}: Value): boolean {
  return kind === 'map' || (kind === 'list' && items.every(({value}) => value.kind !== 'scalar'));
}

/** Fields that move, or become something else, and sections. */
const CHANGING = new Set(
  `atomic build buildKit cleanupOnFail cmdPath commands component componentChart concurrent configName custom
  deleteArgs dependencies deployments devSpaceValues disableHooks disabled docker driver fetchArgs flags force
  git injectRestartHelper insecure kaniko merge options parent parents patches path preferSyncOverRebuild
  profile pullSecrets recreate replace replaceImageTags rollback skipPush source strategicMerge tag
  tagsAppendRandom tillerNamespace timeout v2 vars wait when where`.split(/\s+/),
);

/** Whether a map that is merged into others has fields that don't stay in it. */
function changes({items}: Value): boolean {
  return items.some(({name, value}) => CHANGING.has(name) || (name !== 'values' && changes(value)));
}

/** The values of all anchors, and which ones have aliases. */
interface Anchors {
  readonly values: ReadonlyMap<string, Value>;
  readonly used: ReadonlySet<string>;
}

/**
 * Writes out the aliases in `dev`, those of maps except in values of charts, and the merge keys that would merge
 * something else in the new format.
 */
export function expandAliases(tree: Value): Anchors {
  const anchors = new Map<string, Value>();
  const used = new Set<string>();
  /** Adds the anchors of scalars in the values of charts, where nothing else changes. */
  const addScalars = ({value, column}: Item): void => {
    const anchor = anchorOf(value);
    if (anchor !== undefined && value.kind === 'scalar') anchors.set(anchor, bare(value, column));
    value.items.forEach(addScalars);
  };
  const visit = (item: Item, isDev: boolean): Item[] => {
    used.add(aliasOf(item.value) ?? '');
    if (item.name === '<<') {
      const aliases =
        item.value.kind === 'list' ? item.value.items.map(({value}) => value) : [item.value];
      const isWritten = aliases.some(({kind}) => kind === 'map');
      for (const alias of aliases) used.add(aliasOf(alias) ?? '');
      if (isWritten) visitAll(item.value, isDev);
      const targets = aliases.map((alias) =>
        alias.kind === 'map' ? alias : anchors.get(aliasOf(alias) ?? ''),
      );
      if (!isWritten && !targets.some((target) => target && (isDev || changes(target))))
        return [item];
      return targets.flatMap((target) => (target ? bare(target).items : []));
    }
    const target = anchors.get(aliasOf(item.value) ?? '');
    const isKept = target?.kind === 'scalar' || /excludePaths$/i.test(item.name);
    if (target && (hasFields(target) || (isDev && !isKept)))
      item.value = {...bare(target), head: ' '};
    else if (target) item.value.data = target.data;
    const anchor = anchorOf(item.value);
    if (item.name === 'values') item.value.items.forEach(addScalars);
    else visitAll(item.value, isDev || item.name === 'dev');
    if (anchor !== undefined) anchors.set(anchor, bare(item.value, item.column));
    return [item];
  };
  const visitAll = (value: Value, isDev: boolean): void => {
    // Own keys win over merged ones, and of those the first.
    const names = new Set(value.kind === 'map' ? value.items.map(({name}) => name) : []);
    value.items = value.items.flatMap((item) => {
      const items = visit(item, isDev);
      if (item.name !== '<<' || items[0] === item) return items;
      return items.filter(({name}) => !names.has(name) && names.add(name));
    });
  };
  visitAll(tree, false);
  return {values: anchors, used};
}

function removeAnchor(item: Item, anchor: string): void {
  const {value} = item;
  value.head = value.head.replace(`&${anchor}`, '').replace(/^[ \t]+/, ' ');
  // A list item starts in the line of its dash.
  if (item.key === '' && !value.isFlow && value.items.length > 0 && value.head.trim() === '')
    Object.assign(value, {isInline: true, head: ' '.repeat((value.column ?? 0) - item.column - 1)});
}

/** Moves the definition of anchors to where they're used first, and removes those that aren't used any more. */
export function orderAnchors(tree: Value, {values, used}: Anchors): void {
  const defined = new Map<string, Value>();
  const places = new Map<string, Item>();
  const visit = (item: Item): void => {
    const {value} = item;
    const [alias, anchor] = [aliasOf(value), anchorOf(value)];
    if (alias !== undefined) places.delete(alias);
    const target = alias === undefined ? undefined : values.get(alias);
    if (alias !== undefined && target) {
      const known = defined.get(alias);
      // What the anchor is at can have changed.
      if (known?.kind === 'scalar' && known.data !== target.data)
        item.value = {...target, head: ' '};
      else if (!known) {
        item.value = {...target, head: ` &${alias} `};
        defined.set(alias, item.value);
        places.set(alias, item);
      }
    } else if (anchor !== undefined && defined.has(anchor)) {
      item.value = {...valueOf(''), text: `*${anchor}`, data: undefined};
      places.delete(anchor);
    } else if (anchor !== undefined) {
      defined.set(anchor, value);
      if (used.has(anchor)) places.set(anchor, item);
    }
    item.value.items.forEach(visit);
  };
  tree.items.forEach(visit);
  for (const [anchor, item] of places) removeAnchor(item, anchor);
}
