import {describe, expect, it} from 'vitest';
import {renderReleaseNotes} from './render-pages.ts';
import type {VersionReleases} from './types.ts';

const data: VersionReleases = {
  version: '6.x',
  source: 'schema/releases/6.x.yaml',
  problems: new Map(),
  releases: [
    {
      release: '6.3.0',
      changes: [
        {
          id: 'list-ports-output',
          kind: 'added',
          area: 'cli',
          text: '`--output json` prints JSON.',
          page: 'cli/devspace_list_ports#flag-output',
        },
      ],
    },
  ],
};

describe('renderReleaseNotes', () => {
  it('writes commands in the titles of pages as code', () => {
    const render = (title: string): string =>
      renderReleaseNotes(data, {editUrl: '', titleOf: () => title});
    const target = '(../cli/devspace_list_ports.mdx#flag-output)';
    expect(render('devspace list ports')).toContain(`See [\`devspace list ports\`]${target}.`);
    expect(render('Validate devspace.yaml in your editor')).toContain(
      `See [Validate devspace.yaml in your editor]${target}.`,
    );
  });
});
