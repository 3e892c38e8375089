/**
 * Finds anchors that look like links and lead nowhere: neither a reader with a keyboard nor a search
 * engine can follow them. Pure.
 */
import type {Tag} from '../../scripts/lib/html/tags.ts';

/** What an anchor without an address has to be instead: a control, or the target of a link. */
const OTHER_JOBS = ['role', 'id', 'name'];

/** Describes each anchor without an address by its class, which says where it comes from. */
export function findDeadAnchors(tags: readonly Tag[]): string[] {
  return tags
    .filter(({name, isEnd, attributes}) => {
      if (name !== 'a' || isEnd) return false;
      const href = (attributes.get('href') ?? '').trim();
      const isAddress = href !== '' && href !== '#' && !/^javascript:/i.test(href);
      return !isAddress && !OTHER_JOBS.some((job) => attributes.get(job));
    })
    .map(({attributes}) => `<a class="${attributes.get('class') ?? ''}"> has no target`);
}
