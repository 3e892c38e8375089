import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {expect, it} from 'vitest';

const read = (file: string): string => readFileSync(file, 'utf8');

/** Names in code font in the first column of a table in a Markdown file. */
function readNames(file: string, header: string): string[] {
  const text = read(file);
  const [table = ''] = text.slice(text.indexOf(`| ${header} |`)).split('\n\n');
  return table
    .split('\n')
    .slice(2)
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)])
    .map(([, name = '']) => name);
}

it('src/theme/README.md lists the overrides of the theme', () => {
  const overrides = globSync('src/theme/**/*.{ts,tsx}')
    .filter((file) => path.basename(file) === 'index.tsx' || read(file).startsWith('/**\n * Why:'))
    .map((file) => file.replace(/^src\/theme\/|(?:\/index)?\.tsx?$/g, ''));
  expect(readNames('src/theme/README.md', 'File').sort()).toEqual(overrides.sort());
});

/** What Docusaurus doesn't document. */
const PRIVATE =
  /@docusaurus\/[\w-]+\/(?:internal|lib\/)|'@generated\/(?:routes|registry)|window\.docusaurus|docusaurus\.tab\.|hasHydrated/;

it('src/plugins/README.md lists the files that use what Docusaurus does not document', () => {
  const listed = readNames('src/plugins/README.md', 'Patch');
  expect(listed.filter((file) => !existsSync(file))).toEqual([]);
  const users = globSync('{src,packages}/**/*.{ts,tsx}', {ignore: '**/*.test.*'}).filter((file) =>
    PRIVATE.test(read(file).replaceAll(/\/\*[\s\S]*?\*\//g, '')),
  );
  const isListed = (file: string): boolean =>
    listed.some((name) => file === name || file.startsWith(`${name}/`));
  expect(users.length).toBeGreaterThan(0);
  expect(users.filter((file) => !isListed(file))).toEqual([]);
});
