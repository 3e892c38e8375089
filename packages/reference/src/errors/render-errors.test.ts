import {describe, expect, it} from 'vitest';
import {renderErrorReference} from './render-errors.ts';
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

it('ends an entry with the release that fixes it', () => {
  const fixed = {...error, fixedIn: 'login-lost'};
  const ending = '(../configuration/images/push.mdx#login).\n\n<FixedIn id="login-lost" />';
  expect(renderErrorReference({error: fixed, page}, 'dev/sync.mdx')).toContain(ending);
});
