import {expect, it} from 'vitest';
import {NOT_FOUND, listFiles, pageUrl} from '../lib/built-site.ts';
import {linkedPages} from '../lib/linked-pages.ts';
import {findBrokenLinks} from '../lib/links.ts';

/** Docusaurus links to this URL on the not-found page, but it isn't served. */
const NOT_FOUND_URL = pageUrl(NOT_FOUND);

it('every link leads to an existing file and anchor without a redirect', () => {
  // A broken menu link is on every page, so it is reported once.
  const problems = new Map<string, string[]>();
  for (const {page, link, reason} of findBrokenLinks(linkedPages, listFiles())) {
    if (link === NOT_FOUND_URL) continue;
    const problem = `${link} ${reason}`;
    problems.set(problem, [...(problems.get(problem) ?? []), page.file]);
  }
  const reports = [...problems].map(
    ([problem, files]) => `${problem} (on ${files.length} pages, first ${files[0]})`,
  );
  expect(reports).toEqual([]);
});
