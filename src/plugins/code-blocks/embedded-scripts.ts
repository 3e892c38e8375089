/** Finds shell scripts in block scalars of YAML, such as `run: |-` in a pipeline. Pure. */
import {isScalar, parseAllDocuments} from 'yaml';
import {findYamlScripts} from '@devspace-docs/pages';

export interface EmbeddedScript {
  /** Lines of the script without their common indentation. */
  readonly lines: readonly string[];
  /** 0-based line in the YAML where the script starts. */
  readonly start: number;
  readonly indent: number;
}

/** Reads the lines of a block scalar, after the line with `|` or `>`. */
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
 * Finds scripts in the fields that the content checks treat as scripts.
 *
 * @param path - Path of the YAML in `devspace.yaml`, such as `pipelines`, if it's only a part of it.
 */
export function findEmbeddedScripts(code: string, path = ''): EmbeddedScript[] {
  // Skips parsing of most blocks, which have no block scalars.
  if (!/[|>][-+]?(?:\s+#.*)?$/m.test(code)) return [];
  const parents = path.split(/[.[\]]+/).filter(Boolean);
  return parseAllDocuments(code, {logLevel: 'silent'}).flatMap((document) => {
    if (!('toJS' in document) || document.errors.length > 0) return [];
    return findYamlScripts(document.toJS(), parents).flatMap(({segments}) => {
      const node = document.getIn(segments, true);
      if (!isScalar(node) || !node.range || !node.type?.startsWith('BLOCK')) return [];
      const [start, end] = node.range;
      const script = readLines(code, start, end);
      return script.lines.join('') === '' ? [] : [script];
    });
  });
}
