import {expect, it} from 'vitest';
import {NOT_FOUND, listFiles, pageUrl, readPage, readPages} from '../lib/built-site.ts';
import {findBrokenLinks} from '../lib/links.ts';

/** Docusaurus gives the not-found page the URL of its file, which nobody visits. */
const NOT_FOUND_ADDRESS = pageUrl(NOT_FOUND);

it('every link leads to a file and an anchor that exist, without a redirect', () => {
  const pages = [...readPages(), readPage(NOT_FOUND)].map(({file, path, tags}) => ({
    file,
    address: pageUrl(path),
    tags: tags.filter(({attributes}) => attributes.get('href') !== NOT_FOUND_ADDRESS),
  }));
  // A broken link of a menu is on every page: one report is enough.
  const problems = new Map<string, string[]>();
  for (const {page, link, reason} of findBrokenLinks(pages, listFiles())) {
    const problem = `${link} ${reason}`;
    problems.set(problem, [...(problems.get(problem) ?? []), page.file]);
  }
  const reports = [...problems].map(
    ([problem, files]) => `${problem} (on ${files.length} pages, first ${files[0]})`,
  );
  expect(reports).toEqual([]);
});
