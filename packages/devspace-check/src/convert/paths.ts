/** Paths of patches, as DevSpace reads them, and what they match in an old config. */
import {find, type Value} from './tree.ts';

/** A part of a path: a key, an index, `*`, or the items of which a field has a value. */
export type Step =
  | {readonly key: string}
  | {readonly index: number}
  | {readonly isAll: true}
  | {readonly field: string; readonly is: string};

export interface PathStep {
  readonly step: Step;
  readonly text: string;
}

const STEPS: ReadonlyArray<readonly [RegExp, (first: string, second: string) => Step]> = [
  [/\[(\d+)\]/y, (index) => ({index: Number(index)})],
  [/\[\*\]|\.\*/y, () => ({isAll: true})],
  [/\[(?:'([^']+)'|"([^"]+)")\]/y, (key, other) => ({key: key || other})],
  [/\[\?\(@\.([\w-]+) *== *["']([^"']*)["']\)\]/y, (field, is) => ({field, is})],
  [/\.?\[?([\w-]+)=([^.=<>~[\]]+)\]?/y, (field, is) => ({field, is})],
  [/\.?([^.[\]=*/]+)/y, (key) => ({key})],
];

/** Reads a path; undefined for one that DevSpace refuses, and for other filters. */
export function parsePath(path: string): readonly PathStep[] | undefined {
  // Only slashes around indexes are other separators.
  const dotted = path
    .replaceAll(/\/(\d+|\*)\//g, '[$1].')
    .replace(/\/(\d+|\*)$/, '[$1]')
    .replace(/^(?:\/|\$\.?|\.)/, '');
  const steps: PathStep[] = [];
  for (let at = 0; at < dotted.length;) {
    let found: PathStep | undefined;
    for (const [pattern, create] of STEPS) {
      pattern.lastIndex = at;
      const [text, first = '', second = ''] = pattern.exec(dotted) ?? [];
      if (text === undefined) continue;
      found = {step: create(first, second), text};
      break;
    }
    if (!found) return undefined;
    steps.push(found);
    at += found.text.length;
  }
  return steps.length > 0 ? steps : undefined;
}

function indexesOf({kind, items}: Value, step: Step): number[] {
  if ('index' in step) return kind === 'list' && step.index < items.length ? [step.index] : [];
  if ('key' in step) {
    const index = kind === 'map' ? items.findLastIndex(({name}) => name === step.key) : -1;
    return index < 0 ? [] : [index];
  }
  return [...items.entries()].flatMap(([index, {value}]) =>
    'isAll' in step || String(find(value, step.field)?.value.data) === step.is ? [index] : [],
  );
}

/** The places that a path matches: the indexes of the entries. */
export function matchesOf(root: Value, path: readonly PathStep[]): number[][] {
  let matches: {readonly value: Value; readonly place: number[]}[] = [{value: root, place: []}];
  for (const {step} of path)
    matches = matches.flatMap(({value, place}) =>
      indexesOf(value, step).flatMap((index) => {
        const item = value.items[index];
        return item ? [{value: item.value, place: [...place, index]}] : [];
      }),
    );
  return matches.map(({place}) => place);
}
