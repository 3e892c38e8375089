/** Finds the shell scripts in YAML that have lines of their own, such as `run: |-` in a pipeline. Pure. */
import {isScalar, parseAllDocuments} from 'yaml';
import {findYamlScripts} from '../../../scripts/lib/content/commands/yaml-scripts.ts';

export interface EmbeddedScript {
  /** Lines of the script without their common indentation. */
  readonly lines: readonly string[];
  /** Number of the first line in the YAML, from 0. */
  readonly start: number;
  readonly indent: number;
}

/** The lines of a block scalar, below the line of its `|` or `>`. */
function readLines(code: string, start: number, end: number): EmbeddedScript {
  const text = code.slice(code.indexOf('\n', start) + 1, end).trimEnd();
  const lines = text.split('\n');
  const indents = lines.flatMap((line) => (line.trim() === '' ? [] : [line.search(/\S/)]));
  const indent = Math.min(...indents);
  return {
    lines: lines.map((line) => line.slice(indent)),
    start: code.slice(0, start).split('\n').length,
    indent,
  };
}

/**
 * Finds scripts by the fields that the content checks know.
 *
 * @param path - Where the YAML belongs in `devspace.yaml`, such as `pipelines`, if it is a part of it.
 */
export function findEmbeddedScripts(code: string, path = ''): EmbeddedScript[] {
  // Most blocks have none: they don't need to be parsed.
  if (!/[|>][-+]?(?:\s+#.*)?$/m.test(code)) return [];
  const above = path.split(/[.[\]]+/).filter(Boolean);
  return parseAllDocuments(code, {logLevel: 'silent'}).flatMap((document) => {
    if (!('toJS' in document) || document.errors.length > 0) return [];
    return findYamlScripts(document.toJS(), above).flatMap(({segments}) => {
      const node = document.getIn(segments, true);
      if (!isScalar(node) || !node.range || !node.type?.startsWith('BLOCK')) return [];
      const [start, end] = node.range;
      const script = readLines(code, start, end);
      return script.lines.join('') === '' ? [] : [script];
    });
  });
}
