import {expect, it} from 'vitest';
import {NOT_FOUND, listFiles, pageUrl} from '../lib/built-site.ts';
import {offlineArchive} from '@devspace-docs/offline';
import {versions} from '@devspace-docs/versions';
import {linkedPages} from '../lib/linked-pages.ts';
import {findBrokenLinks} from '../lib/links.ts';

/** Docusaurus links to this URL on the not-found page, but it isn't served. */
const NOT_FOUND_URL = pageUrl(NOT_FOUND);

it('every link leads to an existing file and anchor without a redirect', () => {
  // A broken menu link is on every page, so it is reported once.
  const problems = new Map<string, string[]>();
  // `npm run pack` adds the archives.
  const site = listFiles();
  const files = new Set([...site.files, ...versions.map(({label}) => offlineArchive(label))]);
  for (const {page, link, reason} of findBrokenLinks(linkedPages, {...site, files})) {
    if (link === NOT_FOUND_URL) continue;
    const problem = `${link} ${reason}`;
    problems.set(problem, [...(problems.get(problem) ?? []), page.file]);
  }
  const reports = [...problems].map(
    ([problem, files]) => `${problem} (on ${files.length} pages, first ${files[0]})`,
  );
  expect(reports).toEqual([]);
});
