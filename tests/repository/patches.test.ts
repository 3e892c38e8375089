import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {getSwizzleConfig} from '@docusaurus/theme-classic';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';

const read = (file: string): string => readFileSync(file, 'utf8');

const ISSUE = /https:\/\/github\.com\/[\w.-]+\/[\w.-]+\/(?:issues|pull)\/\d+/;

/** Cells of a table in a Markdown file. */
function readTable(file: string, firstHeader: string): string[][] {
  const text = read(file);
  const [table = ''] = text.slice(text.indexOf(`| ${firstHeader} |`)).split('\n\n');
  const rows = table.trim().split('\n').slice(2);
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** Names in code font. */
function readNames(cell = ''): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '');
}

/** Overrides of the theme: their names, and the comments at their top. */
const overrides = globSync('src/theme/**/*.{ts,tsx}')
  .filter((file) => path.basename(file) === 'index.tsx' || read(file).startsWith('/**\n * Why:'))
  .map((file) => ({
    name: file.replace(/^src\/theme\/|(?:\/index)?\.tsx?$/g, ''),
    comment: read(file).replace(/\*\/[\s\S]*/, ''),
  }));

describe('overrides of the theme', () => {
  it('are listed in src/theme/README.md', () => {
    const listed = readTable('src/theme/README.md', 'File').flatMap(([name]) => readNames(name));
    expect(listed.toSorted()).toEqual(overrides.map(({name}) => name).toSorted());
  });

  it.each(overrides)('$name names an upstream issue, or states that there is none', ({comment}) => {
    const upstream = /^ \* (?:Upstream: (.*)|No upstream issue\.)$/m.exec(comment);
    expect(upstream, comment).not.toBeNull();
    if (upstream?.[1] !== undefined) expect(upstream[1]).toMatch(ISSUE);
  });

  it.each(overrides)('$name is marked as safe if the theme documents it', ({name, comment}) => {
    const action = comment.includes('Wraps:') ? 'wrap' : 'eject';
    const isSafe = getSwizzleConfig?.()?.components[name]?.actions[action] === 'safe';
    expect(comment.includes('(safe)')).toBe(isSafe);
  });
});

/** What Docusaurus doesn't document. */
const PRIVATE =
  /@docusaurus\/[\w-]+\/(?:internal|lib\/)|'@generated\/(?:routes|registry)|window\.docusaurus|docusaurus\.tab\.|hasHydrated/;

describe('the patches in src/plugins/README.md', () => {
  const rows = readTable('src/plugins/README.md', 'Patch');
  const listed = rows.flatMap(([cell]) => readNames(cell));

  it.each(rows)('%s, which relies on %s', (...[, , consequence, upstream]) => {
    const specs = readNames(consequence).filter((name) => name.endsWith('.spec.ts'));
    expect(consequence).not.toBe('');
    expect(specs.filter((name) => !existsSync(`tests/e2e/${name}`))).toEqual([]);
    expect(upstream === 'No upstream issue' || ISSUE.test(upstream ?? '')).toBe(true);
  });

  it('exist', () => {
    expect(listed.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('include all files that use what Docusaurus does not document', () => {
    const users = globSync('{src,packages}/**/*.{ts,tsx}', {ignore: '**/*.test.*'}).filter((file) =>
      PRIVATE.test(read(file).replaceAll(/\/\*[\s\S]*?\*\//g, '')),
    );
    const isListed = (file: string): boolean =>
      listed.some((name) => file === name || file.startsWith(`${name}/`));
    expect(users.length).toBeGreaterThan(0);
    expect(users.filter((file) => !isListed(file))).toEqual([]);
  });
});
