/** Finds the inline code of pages, which the Content-Security-Policy has to allow. Pure. */
import {createHash} from 'node:crypto';
import type {Element, Root} from 'hast';
import {type BuiltPage, findAll, propertyOf, textOf} from './html/index.ts';

export interface InlineCode {
  /** Scripts that browsers run, which excludes data blocks. */
  readonly scripts: readonly string[];
  /** Messages about code that only `unsafe-inline` would allow. */
  readonly problems: readonly string[];
}

/** Values of `type` for scripts that browsers run. */
const RUNNABLE_TYPE = /^(?:|module|(?:text|application)\/(?:javascript|ecmascript))$/i;

function isRunInline(element: Element): boolean {
  return (
    element.tagName === 'script' &&
    propertyOf(element, 'src') === undefined &&
    RUNNABLE_TYPE.test(propertyOf(element, 'type') ?? '')
  );
}

/** Finds the inline scripts of a page, and code that the policy would block. */
export function readInlineCode(tree: Root): InlineCode {
  const scripts: string[] = [];
  const problems: string[] = [];
  for (const element of findAll(tree, () => true)) {
    const {tagName, properties} = element;
    if (isRunInline(element)) scripts.push(textOf(element));
    if (tagName === 'style')
      problems.push('contains a <style> element: move its rules to a .css file');
    for (const [property, value] of Object.entries(properties)) {
      // The tree has `onClick` instead of `onclick`.
      const name = property.toLowerCase();
      if (name.startsWith('on')) {
        problems.push(
          `contains the event handler ${name} in <${tagName}>: add a listener in a script instead`,
        );
      }
      if (typeof value === 'string' && /^\s*javascript:/i.test(value)) {
        problems.push(`contains a javascript: URL in <${tagName} ${name}>: use a button instead`);
      }
    }
  }
  return {scripts, problems};
}

/** Returns the hash of a script as a CSP source. */
export function hashScript(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

/** Collects the inline scripts of a site, page by page. */
export interface ScriptReader {
  readonly read: (page: BuiltPage) => void;
  /**
   * Returns the sorted hashes of all inline scripts.
   *
   * @throws Error if the policy would block code of a page, or there are more scripts than expected.
   */
  readonly hashes: () => string[];
}

/** @param expected - Maximum number of different scripts. */
export function createScriptReader(expected: number): ScriptReader {
  const users = new Map<string, string>();
  const problems: string[] = [];
  return {
    read({file, tree}) {
      const found = readInlineCode(tree);
      problems.push(...found.problems.map((problem) => `${file} ${problem}`));
      for (const script of found.scripts) if (!users.has(script)) users.set(script, file);
    },
    hashes() {
      const all = [...problems];
      if (users.size > expected) {
        const list = [...users].map(([script, file]) => `  ${file}: ${script.slice(0, 100)}`);
        all.push(
          `The pages contain ${users.size} different inline scripts, expected at most ${expected}. ` +
            'Check the new one, move it to a file if possible, ' +
            `or raise inlineScriptLimit in src/config/hosting.ts:\n${list.join('\n')}`,
        );
      }
      if (all.length > 0) throw new Error(all.join('\n'));
      return [...users.keys()].map(hashScript).sort();
    },
  };
}
