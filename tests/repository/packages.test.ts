/** The packages in packages/: npm accepts cycles, and links packages that a manifest doesn't list. */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';

const SCOPE = '@devspace-docs/';

interface Manifest {
  readonly name: string;
  readonly private: boolean;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const names = readdirSync('packages').sort();
const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8')) as Manifest;
const dependenciesOf = (name: string): string[] =>
  Object.keys(manifestOf(name).dependencies ?? {})
    .map((dependency) => dependency.replace(SCOPE, ''))
    .sort();

/** Packages that the files in a folder import, tests included. */
function importedIn(folder: string): string[] {
  const text = globSync('**/*.{ts,tsx}', {cwd: folder, absolute: true})
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  return [
    ...new Set([...text.matchAll(/'@devspace-docs\/([\w-]+)/g)].map(([, name]) => name!)),
  ].sort();
}

/** Packages in an order in which each one only depends on previous ones, without cycles. */
function sortPackages(): string[] {
  const sorted: string[] = [];
  const isNext = (name: string): boolean =>
    !sorted.includes(name) &&
    dependenciesOf(name).every((dependency) => sorted.includes(dependency));
  for (let next = names.find(isNext); next; next = names.find(isNext)) sorted.push(next);
  return sorted.sort();
}

it('depend on each other in one direction', () => expect(sortPackages()).toEqual(names));

describe.each(names)('%s', (name) => {
  const folder = `packages/${name}`;
  const {name: fullName, private: isPrivate, exports} = manifestOf(name);

  it('has a private manifest with entries that exist', () => {
    expect({fullName, isPrivate}).toEqual({fullName: SCOPE + name, isPrivate: true});
    for (const file of Object.values(exports))
      expect(existsSync(`${folder}/${file}`), file).toBe(true);
  });

  it('lists the packages that it imports, and no others', () =>
    expect(dependenciesOf(name)).toEqual(importedIn(`${folder}/src`)));

  it('has a README', () => expect(existsSync(`${folder}/README.md`)).toBe(true));
});
