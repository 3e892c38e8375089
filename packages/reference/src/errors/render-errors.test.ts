import {describe, expect, it} from 'vitest';
import {renderErrorList, renderErrorPage, renderErrorReference} from './render-errors.ts';
import type {ErrorData, ErrorPage} from './types.ts';

const error: ErrorData = {
  id: 'denied',
  message: 'push denied: run `docker login`',
  searchTerms: ['not logged in'],
  cause: "You aren't logged in.\nSet `{A}`.",
  fix: 'See [Log in](configuration/images/push.mdx#login).',
};
const page: ErrorPage = {
  path: 'troubleshooting/errors-images.mdx',
  source: 'schema/errors/6.x/errors-images.yaml',
  title: 'Image errors',
  description: 'Messages about images.',
  intro: 'See [Images](troubleshooting/images.mdx).',
  sections: [{id: 'push', title: 'Push', errors: [error]}],
};

describe('renderErrorPage', () => {
  it('writes each entry as a heading with the message, and a list', () => {
    expect(renderErrorPage(page, 'https://example.com/')).toBe(`---
title: Image errors
description: Messages about images.
custom_edit_url: https://example.com/schema/errors/6.x/errors-images.yaml
toc_max_heading_level: 2
search_terms:
  denied: [not logged in]
---

{/* Generated from schema/errors/6.x/errors-images.yaml by scripts/generate-errors.ts. Edit the data, not this file. */}

See [Images](./images.mdx).

To search all messages, use the [error catalog's filter](./errors.mdx#filter).
If yours isn't there, [ask for help](./index.mdx#help).

## Push {/* #push */}

### \`\` push denied: run \`docker login\` \`\` {/* #denied */}

- **Cause:** You aren't logged in.
  Set \`{A}\`.
- **Fix:** See [Log in](../configuration/images/push.mdx#login).
`);
  });

  it('lists all messages of an entry with several', () => {
    const variants = ['push refused'];
    const sections = [{id: 'push', title: 'Push', errors: [{...error, variants}]}];
    expect(renderErrorPage({...page, sections}, '')).toContain(
      '- **Messages:**\n  - `` push denied: run `docker login` ``\n  - `push refused`\n- **Cause:**',
    );
  });
});

it('starts a page with all messages with a filter', () => {
  expect(renderErrorPage(page, '', true)).toContain(
    '<MessageFilter />\n\nSee [Images](./images.mdx).\n\n## Push',
  );
});

describe('renderErrorReference', () => {
  it('links the message to the catalog', () => {
    expect(renderErrorReference({error, page}, 'configuration/images/index.mdx')).toBe(
      `[\`\` push denied: run \`docker login\` \`\`](../../troubleshooting/errors-images.mdx#denied)

- **Cause:** You aren't logged in.
  Set \`{A}\`.
- **Fix:** See [Log in](./push.mdx#login).`,
    );
  });

  it('links to a section of the same page by its id', () => {
    expect(renderErrorReference({error, page}, 'configuration/images/push.mdx')).toContain(
      'See [Log in](#login).',
    );
  });

  it('explains an entry that names a page only there', () => {
    const entry = {error: {...error, page: 'configuration/images/push'}, page};
    expect(renderErrorReference(entry, 'configuration/images/push.mdx')).toContain('**Cause:**');
    expect(renderErrorReference(entry, 'guides/ci-cd.mdx')).toBe(
      '[`` push denied: run `docker login` ``](../troubleshooting/errors-images.mdx#denied)',
    );
  });
});

it('ends an entry with the release that fixes it, in the catalog and on other pages', () => {
  const fixed = {...error, fixedIn: 'login-lost'};
  const sections = [{id: 'push', title: 'Push', errors: [fixed]}];
  const ending = '(../configuration/images/push.mdx#login).\n\n<FixedIn id="login-lost" />';
  expect(renderErrorPage({...page, sections}, '')).toContain(ending);
  expect(renderErrorReference({error: fixed, page}, 'dev/sync.mdx')).toContain(ending);
});

describe('renderErrorList', () => {
  it('links to all messages of an entry', () => {
    const sections = [
      {id: 'push', title: 'Push', errors: [{...error, variants: ['push refused']}]},
    ];
    expect(renderErrorList([{...page, sections}])).toContain(
      '(./errors-images.mdx#denied)\\\n  [`push refused`](./errors-images.mdx#denied)\n',
    );
  });

  it('links to all entries', () => {
    expect(renderErrorList([page])).toContain(
      '### Image errors {/* #images */}\n\n<PageGroup icon="container">\n\n- [`` push denied: run `docker login` ``](./errors-images.mdx#denied)\n',
    );
  });
});
