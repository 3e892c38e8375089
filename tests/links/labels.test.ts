import {describe, expect, it} from 'vitest';
import allowedHosts from '../../scripts/lib/content/allowed-hosts.json' with {type: 'json'};
import {deployment, NOT_FOUND, pageAddress, readPage, readPages} from '../lib/built-site.ts';
import {findBadLabels} from '../lib/link-labels.ts';

const {url, baseUrl, repositoryUrl, websiteUrl, blogUrl, chatUrl} = deployment;

const site = {
  root: url + baseUrl,
  // The deployment names the pages that the frame of the site links to.
  hosts: new Set([
    ...Object.keys(allowedHosts),
    ...[repositoryUrl, websiteUrl, blogUrl, chatUrl].map((address) => new URL(address).host),
  ]),
};

describe('the links of the built site', () => {
  it('name their target, the version they lead to, and hosts that are allowed', () => {
    const problems = new Map<string, string[]>();
    for (const page of [...readPages(), readPage(NOT_FOUND)]) {
      // A link of the frame stands on every page: one report is enough.
      for (const problem of findBadLabels({...page, address: pageAddress(page.path)}, site))
        problems.set(problem, [...(problems.get(problem) ?? []), page.file]);
    }
    const reports = [...problems].map(
      ([problem, files]) => `${problem} (on ${files.length} pages, first ${files[0]})`,
    );
    expect(reports).toEqual([]);
  }, 60_000);
});
