/** Parses the recordings in `schema/outputs`, and selects what a page shows of them. */

import {escapeRegExp} from '@devspace-docs/common';

/** What the attributes of `<Output id="…" />` say about a recording. */
export interface OutputSelection {
  /** Name of a part. Without it, the page shows the whole recording. */
  readonly part?: string;
  /** Names that differ on the page: `my-app=shop, my-cluster=kind-kind`. */
  readonly names?: string;
  /** Title of output without a command: the path of a log file. */
  readonly title?: string;
}

export interface Recording {
  readonly source: string;
  /** The whole recording, without the lines that start or end a part. */
  readonly text: string;
  readonly parts: ReadonlyMap<string, string>;
}

/** An output as a page shows it: the properties of a fenced block. */
export interface OutputBlock {
  readonly lang: 'console' | 'text';
  readonly meta: string | undefined;
  readonly value: string;
}

/** A line that starts a part, or that ends one without starting another. */
const PART = /^===(?: ([\w-]+))?$/;

/** Whether a line starts or ends a part of a recording. */
export function isPartLine(line: string): boolean {
  return PART.test(line);
}

/** Reads a file of `schema/outputs`. */
export function parseRecording(source: string, content: string): Recording {
  const lines: string[] = [];
  const parts = new Map<string, string[]>();
  let part: string[] = [];
  for (const line of content.trimEnd().split('\n')) {
    if (isPartLine(line)) {
      const name = PART.exec(line)?.[1];
      part = [];
      if (name !== undefined) parts.set(name, part);
    } else {
      lines.push(line);
      part.push(line);
    }
  }
  const text = (of: readonly string[]): string => of.join('\n').replace(/^\n+|\n+$/g, '');
  return {
    source,
    text: text(lines),
    parts: new Map([...parts].map(([name, of]) => [name, text(of)])),
  };
}

/** Replaces whole names, so that `app` doesn't change `my-app`. */
function replaceNames(text: string, names: string, source: string): string {
  return names.split(/,\s*/).reduce((result, pair) => {
    const [name = '', replacement] = pair.split('=');
    const pattern = new RegExp(`(?<![\\w-])${escapeRegExp(name)}(?![\\w-])`, 'g');
    if (name === '' || !replacement || !pattern.test(result))
      throw new Error(`\`names\` contains \`${pair}\`, but ${source} has no such name to replace`);
    return result.replaceAll(pattern, replacement);
  }, text);
}

/**
 * Returns what a page shows.
 *
 * @throws Error if the recording lacks the part or a name.
 */
export function selectOutput(
  recording: Recording,
  {part, names, title}: OutputSelection,
): OutputBlock {
  const {source, parts, text} = recording;
  const selected = part === undefined ? text : parts.get(part);
  if (selected === undefined) {
    const known = [...parts.keys()].map((name) => `\`${name}\``).join(', ') || 'none';
    throw new Error(`${source} has no part \`${part}\`; its parts are: ${known}`);
  }
  const value = names === undefined ? selected : replaceNames(selected, names, source);
  return /^\$ /m.test(value)
    ? {lang: 'console', meta: undefined, value}
    : {lang: 'text', meta: title === undefined ? 'title="Output"' : `title="${title}" wrap`, value};
}
