import {isMap, isNode, isScalar, LineCounter, parseDocument} from 'yaml';
import {diagnose} from './diagnose.ts';
import type {FrontMatter, FrontMatterEntry, Location} from './types.ts';

/** The opening `---`, where missing keys are reported. */
export const OPENING: Location = {line: 1, column: 1, length: 3};

export function readFrontMatter(source: string): FrontMatter {
  const none: FrontMatter = {
    entries: new Map(),
    diagnostics: [],
    exists: false,
    locate: () => OPENING,
  };
  if (!/^---[ \t]*\r?\n/.test(source)) return none;
  const block = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*$/m.exec(source)?.[1];
  if (block === undefined) {
    const message = 'the front matter is not closed';
    return {...none, diagnostics: diagnose(OPENING, message, 'close it with a `---` line')};
  }
  const lines = new LineCounter();
  const document = parseDocument(block, {lineCounter: lines, prettyErrors: false});
  // The block starts on the second line of the file.
  const locateAt = (offset: number, length: number): Location => {
    const {line, col} = lines.linePos(offset);
    return {line: line + 1, column: col, length: Math.max(1, length)};
  };
  const diagnostics = document.errors.map((error) => ({
    location: locateAt(error.pos[0], 1),
    message: `the front matter isn't valid YAML: ${error.message}`,
    hint: 'write one `key: value` per line, and quote values that contain `: ` or `#`',
  }));
  const entries = new Map<string, FrontMatterEntry>();
  if (diagnostics.length === 0 && isMap(document.contents)) {
    const values = document.toJS() as Readonly<Record<string, unknown>>;
    for (const {key, value} of document.contents.items) {
      if (!isScalar(key)) continue;
      const name = String(key.value);
      const location = locateAt(key.range[0], name.length);
      const [start, end] = (isScalar(value) && value.range) || [];
      const valueLocation =
        start === undefined || end === undefined ? location : locateAt(start, end - start);
      entries.set(name, {key: name, value: values[name], location, valueLocation});
    }
  }
  return {
    entries,
    diagnostics,
    exists: true,
    locate(path) {
      const node = document.getIn(path, true);
      return isNode(node) && node.range ? locateAt(node.range[0], 1) : OPENING;
    },
  };
}

/** The string value of a key; undefined if it is missing or not a string. */
export function readText(frontMatter: FrontMatter, key: string): string | undefined {
  const value = frontMatter.entries.get(key)?.value;
  return typeof value === 'string' ? value : undefined;
}
