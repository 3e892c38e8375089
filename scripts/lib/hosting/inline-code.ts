/**
 * Finds the inline code of a page, which the content security policy has to allow.
 * Pure: markup in, hashes and problems out.
 */
import {createHash} from 'node:crypto';
import {readTags, type Tag} from '../html/tags.ts';

/** Code inside a page. */
export interface InlineCode {
  /** Scripts that browsers run, without the data blocks that they only keep. */
  readonly scripts: readonly string[];
  /** What no policy without `unsafe-inline` lets pass, in words. */
  readonly problems: readonly string[];
}

/** Values of `type` with which a browser runs a script. */
const RUN = /^(?:|module|(?:text|application)\/(?:javascript|ecmascript))$/i;

function isRunInline({name, attributes}: Tag): boolean {
  return name === 'script' && !attributes.has('src') && RUN.test(attributes.get('type') ?? '');
}

/** Reads the scripts of a page, and what the policy would block. */
export function readInlineCode(html: string): InlineCode {
  const scripts: string[] = [];
  const problems: string[] = [];
  const tags = readTags(html);
  tags.forEach((tag, index) => {
    if (tag.isEnd) return;
    // The next tag ends the script; browsers hash it with the line ends that HTML knows.
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

/** The hash of a script as the policy names it. */
export function hashScript(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

/** A page of the built site. */
export interface PageMarkup {
  readonly file: string;
  readonly html: string;
}

/**
 * Names the hashes of all inline scripts of a site, sorted.
 *
 * @param expected - How many different scripts there may be.
 * @throws Error naming the pages and what has to change, when a page holds what would be blocked
 *   or there are more scripts than expected.
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
        `or raise EXPECTED_INLINE_SCRIPTS in src/config/security.ts:\n${list.join('\n')}`,
    );
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return [...users.keys()].map(hashScript).sort();
}
