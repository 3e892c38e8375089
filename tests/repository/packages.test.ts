/** npm and TypeScript accept packages that depend on each other in a circle. ESLint checks the rest of the manifests. */
import {readFileSync, readdirSync} from 'node:fs';
import {expect, it} from 'vitest';

const SCOPE = '@devspace-docs/';

const names = readdirSync('packages').sort();

/** Packages of this repository that a package depends on. */
function dependenciesOf(name: string): string[] {
  const {dependencies = {}} = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8')) as {
    readonly dependencies?: Readonly<Record<string, string>>;
  };
  return Object.keys(dependencies)
    .filter((dependency) => dependency.startsWith(SCOPE))
    .map((dependency) => dependency.slice(SCOPE.length));
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
