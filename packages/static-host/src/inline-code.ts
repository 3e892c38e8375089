/** Finds the inline code of pages, which the Content-Security-Policy has to allow. Pure. */
import {createHash} from 'node:crypto';
import {readTags, type Tag} from './html/tags.ts';

export interface InlineCode {
  /** Scripts that browsers run, which excludes data blocks. */
  readonly scripts: readonly string[];
  /** Messages about code that only `unsafe-inline` would allow. */
  readonly problems: readonly string[];
}

/** Values of `type` for scripts that browsers run. */
const RUNNABLE_TYPE = /^(?:|module|(?:text|application)\/(?:javascript|ecmascript))$/i;

function isRunInline({name, attributes}: Tag): boolean {
  return (
    name === 'script' && !attributes.has('src') && RUNNABLE_TYPE.test(attributes.get('type') ?? '')
  );
}

/** Finds the inline scripts of a page, and code that the policy would block. */
export function readInlineCode(html: string): InlineCode {
  const scripts: string[] = [];
  const problems: string[] = [];
  const tags = readTags(html);
  tags.forEach((tag, index) => {
    if (tag.isEnd) return;
    // The next tag ends the script. Browsers normalize line endings before they hash it.
    const textEnd = tags[index + 1]?.start;
    if (isRunInline(tag)) scripts.push(html.slice(tag.end, textEnd).replace(/\r\n?/g, '\n'));
    if (tag.name === 'style')
      problems.push('contains a <style> element: move its rules to a .css file');
    for (const [name, value] of tag.attributes) {
      if (name.startsWith('on')) {
        problems.push(
          `contains the event handler ${name} in <${tag.name}>: add a listener in a script instead`,
        );
      }
      if (/^\s*javascript:/i.test(value)) {
        problems.push(`contains a javascript: URL in <${tag.name} ${name}>: use a button instead`);
      }
    }
  });
  return {scripts, problems};
}

/** Returns the hash of a script as a CSP source. */
export function hashScript(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

export interface PageMarkup {
  readonly file: string;
  readonly html: string;
}

/**
 * Returns the sorted hashes of all inline scripts of a site.
 *
 * @param expected - Maximum number of different scripts.
 * @throws Error if the policy would block code of a page, or there are more scripts than expected.
 */
export function hashInlineScripts(pages: Iterable<PageMarkup>, expected: number): string[] {
  const users = new Map<string, string>();
  const problems: string[] = [];
  for (const {file, html} of pages) {
    const found = readInlineCode(html);
    problems.push(...found.problems.map((problem) => `${file} ${problem}`));
    for (const script of found.scripts) if (!users.has(script)) users.set(script, file);
  }
  if (users.size > expected) {
    const list = [...users].map(([script, file]) => `  ${file}: ${script.slice(0, 100)}`);
    problems.push(
      `The pages contain ${users.size} different inline scripts, expected at most ${expected}. ` +
        'Check the new one, move it to a file if possible, ' +
        `or raise inlineScriptLimit in src/config/hosting.ts:\n${list.join('\n')}`,
    );
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return [...users.keys()].map(hashScript).sort();
}
