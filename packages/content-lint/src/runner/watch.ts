import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, watch} from 'node:fs';
import {posix, sep} from 'node:path';
import {readDocsPath} from '@devspace-docs/versions/node';

/** Data that pages are checked against. If it changes, all pages are checked. */
const DATA = ['schema/', 'sidebars.ts', 'versioned_sidebars/', 'src/', 'tests/routes/'];

/** Debounce in milliseconds, because editors write a file several times. */
const DEBOUNCE = 200;

/** Pages to check after a change. An empty list means all pages, undefined means none. */
export function pagesToCheck(
  changed: readonly string[],
  exists: (file: string) => boolean = existsSync,
): string[] | undefined {
  // Other pages can refer to a deleted page.
  const isGlobal = (file: string): boolean =>
    DATA.some((prefix) => file.startsWith(prefix)) || (isPage(file) && !exists(file));
  if (changed.some(isGlobal)) return [];
  const pages = changed.filter(isPage);
  return pages.length > 0 ? pages : undefined;
}

function isPage(file: string): boolean {
  return readDocsPath(file) !== undefined;
}

/**
 * Runs a check of the given pages, then of changed pages (`npm run check -- --watch`). Each check is a new
 * process, which reloads all data.
 */
export async function watchPages(command: string, paths: readonly string[]): Promise<never> {
  const changed = new Set<string>();
  let notify = (): void => {};
  for (const folder of ['.', 'docs', 'versioned_docs', 'schema', 'src', 'tests/routes']) {
    watch(folder, {recursive: folder !== '.'}, (_, name) => {
      if (name === null) return;
      changed.add(posix.join(folder, name.split(sep).join('/')));
      notify();
    });
  }
  let next: readonly string[] | undefined = paths;
  for (;;) {
    if (next) {
      const args = [...process.execArgv, command, ...next];
      await once(spawn(process.execPath, args, {stdio: 'inherit'}), 'close');
      console.log('\nWaiting for changes.');
    }
    if (changed.size === 0) await new Promise<void>((resolve) => (notify = resolve));
    await new Promise((resolve) => setTimeout(resolve, DEBOUNCE));
    next = pagesToCheck([...changed].sort());
    changed.clear();
  }
}
