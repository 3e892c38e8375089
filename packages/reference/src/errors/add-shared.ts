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
    ...(variants?.length && {variants}),
    ...(searchTerms && {searchTerms}),
    cause,
    fix,
    ...(older === true ? {} : older),
  };
}

/**
 * Adds entries to the catalog of an older version: those of the latest version that are marked with `older`, and
 * whose ids and messages the older version doesn't have. Sections with the same id are merged.
 *
 * @param own - Pages of the older version. The last one gets the new sections.
 */
export function addShared(
  own: readonly ErrorPage[],
  latest: readonly ErrorPage[],
): readonly ErrorPage[] {
  const errors = own.flatMap(({sections}) => sections.flatMap((section) => section.errors));
  const known = new Set(errors.flatMap((error) => [error.id, ...messagesOf(error)]));
  const isNew = ({id, message, older}: ErrorData): boolean =>
    older !== undefined && !known.has(id) && !known.has(message);
  const adapt = (error: ErrorData): ErrorData =>
    forOlder({...error, variants: error.variants?.filter((variant) => !known.has(variant))});
  const shared = new Map<string, ErrorSection>();
  for (const {id, title, errors: entries} of latest.flatMap(({sections}) => sections)) {
    const added = entries.filter(isNew).map(adapt);
    if (added.length > 0) shared.set(id, {id, title, errors: added});
  }
  const merge = (section: ErrorSection): ErrorSection => {
    const added = shared.get(section.id)?.errors ?? [];
    shared.delete(section.id);
    return {...section, errors: [...section.errors, ...added]};
  };
  const merged = own.map((page) => ({...page, sections: page.sections.map(merge)}));
  return merged.map((page, index) =>
    index === merged.length - 1
      ? {...page, sections: [...page.sections, ...shared.values()]}
      : page,
  );
}
