/** Where the elements of a page are in its source, if the page was parsed with positions. */
import type {Element} from 'hast';

/** A range of the source, as offsets. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

type Position = NonNullable<Element['position']>;

function toRange(position: Position | undefined): Range | undefined {
  const start = position?.start.offset;
  const end = position?.end.offset;
  return start === undefined || end === undefined ? undefined : {start, end};
}

function expectRange(range: Range | undefined, what: string): Range {
  if (range) return range;
  throw new Error(`${what} has no position. Parse the page with positions.`);
}

/**
 * Returns the range of an element, with its tags.
 *
 * @throws Error if the element isn't in the source, such as the `tbody` that parsers add.
 */
export function rangeOf({tagName, position}: Element): Range {
  return expectRange(toRange(position), `<${tagName}>`);
}

/** Returns the ranges of the tags of an element that are in the source. */
export function tagsOf({data}: Element): {readonly opening?: Range; readonly closing?: Range} {
  return {opening: toRange(data?.position.opening), closing: toRange(data?.position.closing)};
}

/**
 * Returns the range of an attribute with its value.
 *
 * @param name - Name in hast: `srcSet` for `srcset`.
 * @throws Error if the element has no such attribute.
 */
export function attributeRange({tagName, data}: Element, name: string): Range {
  return expectRange(toRange(data?.position.properties?.[name]), `${name} of <${tagName}>`);
}
