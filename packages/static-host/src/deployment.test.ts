import {describe, expect, it} from 'vitest';
import {readDeployment} from './deployment.ts';

describe('a deployment without settings', () => {
  it('builds a working site without a search service', () => {
    expect(readDeployment({})).toEqual({
      url: 'https://docs.example',
      baseUrl: '/docs/',
      repositoryUrl: 'https://github.com/devspace-sh/devspace',
      editUrl: 'https://github.com/devspace-sh/devspace/edit/main/docs/',
      websiteUrl: 'https://www.devspace.sh/',
      blogUrl: 'https://www.devspace.sh/blog',
      chatUrl: 'https://slack.loft.sh/',
      algolia: undefined,
    });
  });

  it('treats an empty variable as unset', () => {
    expect(readDeployment({SITE_URL: '', SITE_BASE_PATH: ' ', ALGOLIA_INDEX: ''})).toEqual(
      readDeployment({}),
    );
  });
});

describe('a variable', () => {
  it.each([
    ['SITE_URL', 'https://pages.example/', 'url', 'https://pages.example'],
    ['SITE_URL', 'http://localhost:3000', 'url', 'http://localhost:3000'],
    ['SITE_BASE_PATH', '/', 'baseUrl', '/'],
    ['SITE_BASE_PATH', '/a/b.c/', 'baseUrl', '/a/b.c/'],
    ['REPOSITORY_URL', 'https://git.example/a', 'repositoryUrl', 'https://git.example/a'],
    ['EDIT_URL', 'https://git.example/edit/', 'editUrl', 'https://git.example/edit/'],
    ['WEBSITE_URL', 'https://www.example/', 'websiteUrl', 'https://www.example/'],
    ['BLOG_URL', 'https://www.example/blog', 'blogUrl', 'https://www.example/blog'],
    ['CHAT_URL', 'https://chat.example/', 'chatUrl', 'https://chat.example/'],
  ] as const)('%s=%s is used', (name, value, key, expected) => {
    expect(readDeployment({[name]: value})[key]).toBe(expected);
  });

  it('reads the settings of the hosted search', () => {
    expect(
      readDeployment({ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_KEY: ' key ', ALGOLIA_INDEX: 'docs'})
        .algolia,
    ).toEqual({appId: 'APP', searchKey: 'key', index: 'docs'});
  });
});

describe('an invalid value stops the build with the name of its variable', () => {
  it.each([
    ['SITE_URL', 'docs.example', 'an absolute URL'],
    ['SITE_URL', 'ftp://docs.example', 'https:// or http://'],
    ['SITE_URL', 'https://docs.example/path', 'set the path in SITE_BASE_PATH'],
    ['SITE_URL', 'https://docs.example/?a=1', 'set the path in SITE_BASE_PATH'],
    ['SITE_BASE_PATH', 'docs/', 'starts and ends with a slash'],
    ['SITE_BASE_PATH', '/docs', 'starts and ends with a slash'],
    ['SITE_BASE_PATH', '/a b/', 'starts and ends with a slash'],
    ['SITE_BASE_PATH', '//', 'starts and ends with a slash'],
    ['REPOSITORY_URL', 'git@git.example:a/b.git', 'an absolute URL'],
    ['EDIT_URL', 'https://git.example/edit', 'ends with a slash'],
    ['WEBSITE_URL', 'www.example', 'an absolute URL'],
    ['BLOG_URL', '/blog', 'an absolute URL'],
    // The link would run a script in the reader's browser.
    ['CHAT_URL', 'javascript:alert(1)', 'https:// or http://'],
  ])('%s="%s"', (name, value, expected) => {
    expect(() => readDeployment({[name]: value})).toThrow(`${name}="`);
    expect(() => readDeployment({[name]: value})).toThrow(expected);
  });

  it('names the settings of the hosted search that are missing', () => {
    expect(() => readDeployment({ALGOLIA_APP_ID: 'APP'})).toThrow(
      'set ALGOLIA_SEARCH_KEY and ALGOLIA_INDEX as well, or unset all three',
    );
  });
});
