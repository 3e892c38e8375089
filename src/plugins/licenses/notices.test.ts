import {describe, expect, it} from 'vitest';
import {packageFolder, renderNotices} from './notices.ts';

describe('packageFolder', () => {
  it.each([
    ['/site/node_modules/react/cjs/react.js', '/site/node_modules/react'],
    ['/site/node_modules/@mdx-js/react/index.js', '/site/node_modules/@mdx-js/react'],
    ['/a/node_modules/b/node_modules/c/c.css', '/a/node_modules/b/node_modules/c'],
    ['C:\\site\\node_modules\\clsx\\clsx.mjs', 'C:/site/node_modules/clsx'],
  ])('of %s is %s', (file, folder) => {
    expect(packageFolder(file)).toBe(folder);
  });

  it.each(['/site/src/theme/x.js', '/site/node_modules/react/package.json'])(
    'is undefined for %s',
    (file) => {
      expect(packageFolder(file)).toBeUndefined();
    },
  );
});

describe('renderNotices', () => {
  const a = {manifest: {name: 'a', version: '1.0.0', license: 'MIT'}, text: 'Permission …\n'};
  const b = {
    manifest: {name: 'b', version: '2.0.0', license: 'ISC', author: {name: 'B. Author'}},
    text: undefined,
  };

  it('lists each package once, sorted, with its license and license text', () => {
    const list = renderNotices([b, a, a]);
    expect(list.split('\n\n').slice(1).join('\n\n')).toBe(
      'a 1.0.0\n-------\nLicense: MIT\n\nPermission …\n\n' +
        'b 2.0.0\n-------\nLicense: ISC\nAuthor: B. Author\n\n',
    );
  });

  it('rejects a package without a license', () => {
    const c = {manifest: {name: 'c', version: '3.0.0'}, text: undefined};
    expect(() => renderNotices([a, c])).toThrow('replace c.');
  });
});
