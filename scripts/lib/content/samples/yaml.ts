/** Parses the YAML of a code block. */
import {LineCounter} from 'yaml';
import {parseYaml, type Dialect, type YamlFile} from '../../../../src/lib/config-check/yaml.ts';
import type {Fence} from '../pages/fence.ts';

/** Comments for the site are no part of the file: readers never see them. */
function withoutHighlights(fence: Fence): string {
  const marked = new Set(fence.highlights.map(({index}) => index));
  return fence.codeLines.map((line, index) => (marked.has(index) ? '' : line)).join('\n');
}

/** Takes the actions of a Helm template out, so that YAML remains; columns stay what they are. */
export function maskTemplate(code: string): string {
  return code
    .split('\n')
    .map((line) => {
      const isAction = /^\s*(?:\{\{.*?\}\}\s*)+$/.test(line);
      return isAction ? '' : line.replace(/\{\{.*?\}\}/g, (action) => 'x'.repeat(action.length));
    })
    .join('\n');
}

/**
 * Parses a code block.
 *
 * @param code - The text to parse instead of the block's own, line by line the same.
 */
export function readYaml(
  fence: Fence,
  dialect: Dialect,
  code = withoutHighlights(fence),
): YamlFile {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (let at = code.indexOf('\n'); at >= 0; at = code.indexOf('\n', at + 1))
    lines.addNewLine(at + 1);
  return parseYaml(code, dialect, (from, to) => {
    const {line, col} = lines.linePos(from);
    const lineEnd = code.indexOf('\n', from);
    const end = Math.min(to, lineEnd < 0 ? code.length : lineEnd);
    return fence.placeIn(line - 1, col - 1, code.slice(from, end).trimEnd().length);
  });
}
