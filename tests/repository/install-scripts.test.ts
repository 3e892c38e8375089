import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

interface Lock {
  readonly packages: Readonly<Record<string, {readonly hasInstallScript?: boolean}>>;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

it('allowScripts lists every package with an install script', () => {
  const {packages} = readJson('package-lock.json') as Lock;
  const withScript = Object.entries(packages)
    .filter(([, {hasInstallScript}]) => hasInstallScript)
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
  const {allowScripts} = readJson('package.json') as {
    allowScripts: Record<string, boolean>;
  };
  expect([...new Set(withScript)].sort()).toEqual(Object.keys(allowScripts).sort());
});

it('npm ignores install scripts by default', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});
