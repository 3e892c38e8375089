import {isNode, isScalar, parseDocument, visit} from 'yaml';

/** Copies each entry of a version in a JSON file, whose key is the version, to a new one above the original. */
export function copyEntry(json: string, from: string, to: string): string {
  const ranges: Array<readonly [start: number, end: number]> = [];
  visit(parseDocument(json), {
    Pair(_, {key, value}) {
      if (!isScalar(key) || key.value !== from || !isNode(value)) return undefined;
      ranges.push([key.range?.[0] ?? 0, value.range?.[1] ?? 0]);
      return visit.SKIP;
    },
  });
  // In reverse order, so that positions stay valid.
  return ranges.reduceRight((text, [start, end]) => {
    const copy = text.slice(start, end).replace(from, to);
    return `${text.slice(0, start)}${copy},\n${text.slice(start)}`;
  }, json);
}
