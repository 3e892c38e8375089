import {describe, expect, it} from 'vitest';
import {replaceReact} from './aliases.ts';

describe('replaceReact', () => {
  it('puts Preact before all other names, and keeps those', () => {
    const config = {resolve: {alias: {'@site': '/site', react: '/r', 'react-dom': '/rd'}}};
    replaceReact(config, '/root.ts');
    expect(Object.entries(config.resolve.alias)).toEqual([
      ['react-dom/client$', '/root.ts'],
      ['react-dom', 'preact/compat'],
      ['react', 'preact/compat'],
      ['@site', '/site'],
    ]);
  });

  it.each([{}, {resolve: {alias: {react: '/r'}}}, {resolve: {alias: []}}])(
    'says what to do where Docusaurus leads to React in another way: %j',
    (config) => {
      expect(() => replaceReact(config, '/root.ts')).toThrow(/`preactClient` off/);
    },
  );
});
