import {diagnose} from '@devspace-docs/pages';
import type {Rule} from '../types.ts';

function hintFor(message: string): string {
  const tag = /^Expected a closing tag for `<([\w.]+)>`/.exec(message)?.[1];
  if (tag !== undefined)
    return `close it with \`</${tag}>\`, or put it in code font if it isn't a tag`;
  return 'MDX reads `{` as JavaScript and `<` as JSX: put them in code font, or write `\\{` and `\\<`';
}

export const mdx: Rule = {
  name: 'mdx',
  check(file, site) {
    const {failure} = site.content(file);
    if (!failure) return [];
    return diagnose(failure.location, failure.message, hintFor(failure.message));
  },
};
