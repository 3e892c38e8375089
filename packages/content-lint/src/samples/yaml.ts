import {LineCounter} from 'yaml';
import {parseYaml, type Dialect, type YamlFile} from '@devspace-docs/config-language';
import type {Fence} from '../pages/fence.ts';

/** Removes highlight comments, which readers don't see. */
function withoutHighlights(fence: Fence): string {
  const marked = new Set(fence.highlights.map(({index}) => index));
  return fence.codeLines.map((line, index) => (marked.has(index) ? '' : line)).join('\n');
}

/** Masks the actions in a Helm template, so that it is valid YAML. Keeps lines and columns. */
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
 * @param code - Text to parse instead of the block's code, with the same lines and columns.
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
    return fence.locateIn(line - 1, col - 1, code.slice(from, end).trimEnd().length);
  });
}
