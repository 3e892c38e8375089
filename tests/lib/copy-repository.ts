import {cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Scope of the packages in packages/. */
const SCOPE = '@devspace-docs';

/** Large or generated files, which aren't copied. */
const EXCLUDED = /^(?:build.*|publish.*|node_modules|\.git|\.docusaurus|\.cache|test-results)$/;

/** Links to the installed packages of the repository, and to the packages of the copy. */
function linkModules(copy: string): void {
  const link = (from: string, to: string): void => {
    mkdirSync(to, {recursive: true});
    for (const name of readdirSync(from)) symlinkSync(path.join(from, name), path.join(to, name));
  };
  const modules = path.join(copy, 'node_modules');
  link(path.join(root, 'node_modules'), modules);
  rmSync(path.join(modules, SCOPE));
  link(path.join(copy, 'packages'), path.join(modules, SCOPE));
}

/** Copies the repository with its uncommitted changes to a temporary folder, which the caller removes. */
export function copyRepository(name: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), `${name}-`));
  cpSync(root, copy, {
    recursive: true,
    filter: (source) => !EXCLUDED.test(path.relative(root, source)),
  });
  linkModules(copy);
  return copy;
}
