import {describe, expect, it} from 'vitest';
import {withoutDevelopment, type Project} from './without-development.ts';

const project: Project = {
  manifest: {name: 'site', dependencies: {react: '19.0.0'}, devDependencies: {vitest: '4.0.0'}},
  lock: {
    packages: {
      '': {devDependencies: {vitest: '4.0.0'}},
      'node_modules/react': {},
      'node_modules/vitest': {dev: true},
      'node_modules/vitest/node_modules/chai': {dev: true},
    },
  },
};

function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

describe('withoutDevelopment', () => {
  it('leaves only what the site is built from', () => {
    expect(asJson(withoutDevelopment(project))).toEqual({
      manifest: {name: 'site', dependencies: {react: '19.0.0'}},
      lock: {packages: {'': {}, 'node_modules/react': {}}},
    });
  });

  it('names what the lock file does not hold', () => {
    const manifest = {name: 'site', dependencies: {react: '19.0.0', clsx: '2.1.1'}};
    expect(() => withoutDevelopment({...project, manifest})).toThrow(
      'package-lock.json lacks clsx: run `npm install`.',
    );
  });
});
