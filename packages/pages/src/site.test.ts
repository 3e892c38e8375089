import {describe, expect, it} from 'vitest';
import {type Files, page, siteOf} from './testing.ts';
import type {Site} from './site.ts';

function anchorsOf(site: Site, path: string): string[] {
  const file = site.file(path);
  return [...((file && site.anchors(file)) ?? [])];
}

describe('anchors', () => {
  const files: Files = {
    'docs/a.mdx': page(
      'A',
      "import Note from './_note.mdx';\nimport Unused from './_unused.mdx';\n\n## One\n\n<Note />\n\n## Two",
    ),
    'docs/_note.mdx': "import Deep from './deep/_deep.mdx';\n\n### Note\n\n<Deep />",
    'docs/deep/_deep.mdx': '<div id="deep" />',
    'docs/_unused.mdx': '## Unused',
    'docs/configuration/dev/connections/port-forwarding.mdx': page(
      'B',
      '<Fields of="dev.*.{ports,open}" />\n\n<Fields of="name" />',
    ),
  };

  it('include those of nested partials, in document order', () => {
    expect(anchorsOf(siteOf(files), 'docs/a.mdx')).toEqual(['one', 'note', 'deep', 'two']);
  });

  it('include those of fields, and of nested fields if the page describes them, but not of sections', () => {
    const path = 'docs/configuration/dev/connections/port-forwarding.mdx';
    const anchors = anchorsOf(siteOf(files), path);
    expect(anchors).toEqual(expect.arrayContaining(['dev-ports', 'dev-ports-port', 'dev-open']));
    expect(anchors).not.toContain('dev-open-url');
    expect(anchors).not.toContain('name');
  });

  it('support a partial that imports itself', () => {
    const site = siteOf({'docs/_a.mdx': "import A from './_a.mdx';\n\n## One\n\n<A />"});
    expect(anchorsOf(site, 'docs/_a.mdx')).toEqual(['one']);
  });
});
