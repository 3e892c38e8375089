import type {ErrorData, ErrorPage, ErrorSection} from './types.ts';

const messagesOf = ({message, variants = []}: ErrorData): readonly string[] => [
  message,
  ...variants,
];

/** The entry as an older version shows it, which doesn't have the pages that the latest one links to. */
function forOlder({id, message, variants, searchTerms, cause, fix, older}: ErrorData): ErrorData {
  return {
    id,
    message,
    ...(variants && {variants}),
    ...(searchTerms && {searchTerms}),
    cause,
    fix,
    ...(older === true ? {} : older),
  };
}

/**
 * Adds entries about other programs to the catalog of an older version: those of the latest version that are
 * marked with `older`, and whose ids and messages the older version doesn't have.
 *
 * @param own - Pages of the older version. The last one gets the new sections.
 */
export function addShared(
  own: readonly ErrorPage[],
  latest: readonly ErrorPage[],
): readonly ErrorPage[] {
  const errors = own.flatMap(({sections}) => sections.flatMap((section) => section.errors));
  const known = new Set(errors.flatMap((error) => [error.id, ...messagesOf(error)]));
  const shared = latest
    .flatMap(({sections}) => sections)
    .map(({id, title, errors: entries}): ErrorSection => {
      const added = entries.filter(
        (error) =>
          error.older !== undefined &&
          ![error.id, ...messagesOf(error)].some((name) => known.has(name)),
      );
      return {id, title, errors: added.map(forOlder)};
    })
    .filter((section) => section.errors.length > 0);
  const last = own.at(-1);
  if (!last || shared.length === 0) return own;
  return [...own.slice(0, -1), {...last, sections: [...last.sections, ...shared]}];
}
