import {describe, expect, it} from 'vitest';
import {brief, check, page} from '../testing.ts';
import {links} from './links.ts';

const others = {
  'docs/images/index.mdx': page('Images', '## Tags {/* #tags */}\n\n## Push an image'),
  'docs/images/build.mdx': page('Build', '## Build {/* #build */}'),
  'docs/images/_note.mdx': 'A note.\n\n## Note {/* #note */}',
  'docs/shown.mdx': page('Shown', "import Note from './images/_note.mdx';\n\n<Note />"),
  'docs/flags.mdx': page('Flags', '<FlagRow id="flag-force" name="force" />'),
  'docs/reference.mdx': page(
    'Reference',
    "import fields from '@site/src/generated/fields.html';\n\n<FieldTree html={fields} />",
  ),
  'src/generated/fields.html': '<h2 id="dev">dev</h2><h3 class="a" id="dev-ports">ports</h3>',
  'src/pages/search.tsx': '',
  'static/schema.json': '',
  'versioned_docs/version-5.x/introduction.mdx': page('Introduction', '## Start {/* #start */}'),
};

function check1(body: string, file = 'docs/a.mdx'): ReturnType<typeof check> {
  return check(links, {...others, [file]: page('A', body)}, [file]);
}

function problemsOf(body: string, file?: string): string[] {
  return brief(check1(body, file)).map((line) => line.replace(/^\S+ /, ''));
}

function hintOf(body: string): string | undefined {
  return check1(body)[0]?.hint;
}

describe('files', () => {
  it.each([
    '[Build](./images/build.mdx)',
    '[Build](images/build.mdx#build)',
    '[Images](./images/index.mdx?tab=a#tags)',
    '[Build][build]\n\n[build]: ./images/build.mdx',
    '[Note](./shown.mdx#note)',
    '[Force](./flags.mdx#flag-force)',
    '[Ports](./reference.mdx#dev-ports)',
    '[Top](#top)\n\n## Top',
    '[Second](#top-1)\n\n## Top\n\n## Top',
  ])('accepts %s', (body) => {
    expect(problemsOf(body)).toEqual([]);
  });

  it('points the caret at the address and suggests a file', () => {
    expect(check1('See [build](./image/build.mdx).')).toEqual([
      {
        file: 'docs/a.mdx',
        line: 5,
        column: 13,
        length: 17,
        rule: 'links',
        severity: 'error',
        message: 'no file at docs/image/build.mdx',
        excerpt: 'See [build](./image/build.mdx).',
        hint: 'did you mean `./images/build.mdx`?',
      },
    ]);
  });

  it('asks for the extension and for the page of a folder', () => {
    expect(problemsOf('[Build](./images/build)')).toEqual([
      '`./images/build` has no file extension',
    ]);
    expect(hintOf('[Build](./images/build)')).toBe('write `./images/build.mdx`');
    expect(problemsOf('[Images](./images)')).toEqual(['`./images` is a folder']);
    expect(hintOf('[Images](./images/)')).toBe('link to its page: `./images/index.mdx`');
  });

  it('refuses a partial and names the page that shows it', () => {
    expect(problemsOf('[Note](./images/_note.mdx)')).toEqual([
      'docs/images/_note.mdx is a partial and has no URL',
    ]);
    expect(hintOf('[Note](./images/_note.mdx)')).toBe(
      'link to the page that includes it: `./shown.mdx`',
    );
  });

  it('is case-sensitive, as web servers are', () => {
    expect(problemsOf('[Build](./images/Build.mdx)')).toEqual(['no file at docs/images/Build.mdx']);
  });

  it('reports a link without an address', () => {
    expect(problemsOf('[Build]()')).toEqual(['the link has no target']);
  });
});

describe('anchors', () => {
  it('reports one that does not exist, here or on another page', () => {
    expect(problemsOf('[Top](#tap)\n\n## Top')).toEqual(['no anchor #tap on this page']);
    expect(hintOf('[Top](#tap)\n\n## Top')).toBe('did you mean `#top`?');
    expect(problemsOf('[Tags](./images/index.mdx#tag)')).toEqual([
      'no anchor #tag on docs/images/index.mdx',
    ]);
  });

  it('warns of ids that follow the wording of a heading elsewhere', () => {
    expect(check1('[Push](./images/index.mdx#push-an-image)')).toMatchObject([
      {
        severity: 'warning',
        hint: 'add `{/* #push-an-image */}` after the heading at docs/images/index.mdx:7',
      },
    ]);
  });

  it('looks up an anchor of a partial on the page that shows it', () => {
    const files = {
      'docs/_note.mdx': 'See [ports](#ports) and [logs](#logs).',
      'docs/a.mdx': page('A', "import Note from './_note.mdx';\n\n## Ports\n\n<Note />"),
    };
    expect(brief(check(links, files))).toEqual([
      'docs/_note.mdx:1:32 no anchor #logs on docs/a.mdx',
    ]);
  });

  it('says nothing of the anchors of a page that cannot be read', () => {
    const files = {'docs/a.mdx': page('A', '[B](./b.mdx#x)'), 'docs/b.mdx': page('B', 'a {b')};
    expect(check(links, files, ['docs/a.mdx'])).toEqual([]);
  });
});

describe('addresses in the site', () => {
  it.each([
    '[Introduction of 5.x](/5.x/introduction#start)',
    '[Introduction](/docs/5.x/introduction) describes DevSpace 5.x.',
    'DevSpace 5.x is different. In 5.x, see the [introduction](/5.x/introduction).',
    '| 5.x | [Introduction](/5.x/introduction) |\n|---|---|',
    '[Search the docs](/search)',
    '[Schema of the config](pathname:///schema.json)',
  ])('accepts %s', (body) => {
    expect(problemsOf(body)).toEqual([]);
  });

  it('reports what is no page', () => {
    expect(problemsOf('[Introduction of 5.x](/5.x/introductions)')).toEqual([
      'no page at /docs/5.x/introductions',
    ]);
    expect(hintOf('[Introduction of 5.x](/5.x/introductions)')).toBe(
      'did you mean `/5.x/introduction`?',
    );
    expect(problemsOf('[Schema](pathname:///schemas.json)')).toEqual([
      'no file at static/schemas.json',
    ]);
  });

  it('asks for the file within a version', () => {
    expect(problemsOf('[Build](/docs/images/build)')).toEqual([
      'a link within a version must use the file path, so that each version links to itself',
    ]);
    expect(hintOf('[Build](/images/build)')).toBe('write `./images/build.mdx`');
  });

  it('asks to name the version that a link leads to, in its own sentence', () => {
    const message = 'the link leads to another version without mentioning it';
    expect(problemsOf('Read the [introduction](/5.x/introduction).')).toEqual([message]);
    expect(problemsOf('This was new in 5.x. Read the [introduction](/5.x/introduction).')).toEqual([
      message,
    ]);
    expect(problemsOf('[Build](/images/build)', 'versioned_docs/version-5.x/a.mdx')).toEqual([
      message,
    ]);
  });

  it('refuses the file of another version and an absolute path to a file', () => {
    expect(problemsOf('[5.x](../versioned_docs/version-5.x/introduction.mdx)')).toEqual([
      'the link points to a file of another version (5.x)',
    ]);
    expect(problemsOf('[Build](/images/build.mdx)')).toEqual([
      "an absolute link can't point to a file",
    ]);
    expect(hintOf('[Build](/images/build.mdx)')).toBe('write `./images/build.mdx`');
  });
});

describe('elements', () => {
  it.each([
    '<Card title="Introduction of 5.x" href="/5.x/introduction" />',
    '<Link to="/images/build#build">Build images</Link>',
    '<a href="/docs/images/build">Build images</a>',
    '<a href="#top">Top</a>\n\n## Top',
    "<Link to={'/images/build'}>Build images</Link>",
  ])('accepts %s', (body) => {
    expect(problemsOf(body)).toEqual([]);
  });

  it.each([
    [
      '<Link to="./images/build.mdx">Build</Link>',
      'Docusaurus resolves file paths in Markdown links only',
    ],
    ['<a href="/images/build">Build</a>', "Docusaurus doesn't add the base path to a plain <a>"],
    ['<Link to="/image">Images</Link>', 'no page at /docs/image'],
    ['<Link to={target}>Build</Link>', "the URL is computed, so it can't be checked"],
    ['<a href="/docs/images/build"></a>', 'the link has no label'],
  ])('refuses %s', (body, message) => {
    expect(problemsOf(body)).toEqual([message]);
  });
});

describe('labels', () => {
  it.each(['here', 'Click here', 'this page', '**Here**'])('refuses [%s]', (label) => {
    expect(problemsOf(`[${label}](./images/build.mdx)`)[0]).toMatch(
      /^the label ".*" doesn't describe the target$/,
    );
  });

  it('refuses bare addresses, also those that became links by accident', () => {
    expect(problemsOf('See https://github.com/devspace-sh/devspace.')).toEqual([
      'the label is a bare URL',
    ]);
    expect(problemsOf('Open http://localhost:8080.')).toEqual(['the label is a bare URL']);
    expect(problemsOf('Open `http://localhost:8080`.')).toEqual([]);
  });

  it('takes the alt text of an image for a label', () => {
    expect(problemsOf('[![Build](./a.png)](./images/build.mdx)')).toEqual([]);
    expect(problemsOf('[![](./a.png)](./images/build.mdx)')).toEqual(['the link has no label']);
  });
});

describe('other sites', () => {
  it.each([
    ['[DevSpace](https://github.com/devspace-sh/devspace)', []],
    ['[DevSpace](http://github.com/devspace-sh/devspace)', ["the URL doesn't use https"]],
    ['[DevSpace](//github.com/devspace-sh/devspace)', ['the URL has no scheme']],
    ['[DevSpace](https://gitbub.com/devspace-sh)', ['the host gitbub.com is not allowed']],
    ['[DevSpace](https://)', ["the URL isn't valid"]],
    ['[Mail](mailto:a@b.example)', ["links can't use mailto:"]],
  ])('judges %s', (body, problems) => {
    expect(problemsOf(body)).toEqual(problems);
  });

  it('suggests the host that was meant', () => {
    expect(hintOf('[DevSpace](https://gitbub.com/devspace-sh)')).toBe('did you mean `github.com`?');
  });
});
