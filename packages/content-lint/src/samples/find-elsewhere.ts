/** Reads the comments in samples that declare names as defined elsewhere. They have no effect in readers' files. */
import {nameSections, type FindElsewhere, type NameSection} from '@devspace-docs/devspace-check';

/** Sections that a comment at the top of a sample omits: `# Omitted: images and deployments.` */
function findOmittedSections(code: string): NameSection[] {
  const [comment = ''] = /^(?:\s*#(?!\s*highlight-).*\n)*/.exec(code) ?? [];
  const words = new Set(comment.match(/\w+/g));
  const named = nameSections.filter((section) => words.has(section));
  return named.includes('deployments') ? [...named, 'releases'] : named;
}

/**
 * Returns a function that finds names which comments declare as defined elsewhere: `# Omitted: images` or,
 * for variables, any comment with the name, such as `# BRANCH comes from the environment`.
 */
export function findElsewhere(code: string): FindElsewhere {
  const omitted = findOmittedSections(code);
  const [firstLine] = code.split('\n', 1);
  const explain = (name: string): string | undefined =>
    new RegExp(`(?:^|\\s)#.*(?<![\\w-])${name}(?![\\w-]).*`, 'm').exec(code)?.[0];
  return (section, name) => {
    if (omitted.includes(section)) return firstLine;
    return section === 'vars' ? explain(name) : undefined;
  };
}
