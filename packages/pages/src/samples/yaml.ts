import {
  locatorOf,
  parseConfig,
  parseYaml,
  type Location,
  type YamlFile,
} from '@devspace-docs/devspace-check';
import type {Fence} from '../fence.ts';

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
  kind: 'config' | 'plain',
  code = withoutHighlights(fence),
): YamlFile {
  const locate = locatorOf(code);
  const locateAt = (from: number, to: number): Location => {
    const {line, column, length} = locate(from, to);
    return fence.locateIn(line - 1, column - 1, length);
  };
  return kind === 'config' ? parseConfig(code, undefined, locateAt) : parseYaml(code, locateAt);
}
