/** Finds the diagrams of pages, and compares them with the rendered files. */
import {visit} from 'unist-util-visit';
import {diagramFile} from './diagram-file.ts';
import {parseMdx} from '@devspace-docs/pages';

export interface Diagram {
  /** File and line of its first occurrence. */
  readonly location: string;
  readonly source: string;
}

/**
 * Finds the diagrams of pages, by the name of their rendered file.
 *
 * @param pages - MDX sources by path.
 * @throws Error for a page that isn't valid MDX.
 */
export function findDiagrams(pages: ReadonlyMap<string, string>): ReadonlyMap<string, Diagram> {
  const found = new Map<string, Diagram>();
  for (const [page, text] of pages) {
    if (!text.includes('mermaid')) continue;
    const {tree, failure} = parseMdx(text);
    if (!tree) throw new Error(`${page}:${failure.location.line} ${failure.message}`);
    visit(tree, 'code', ({lang, value, position}) => {
      const name = diagramFile(value);
      if (lang !== 'mermaid' || found.has(name)) return;
      found.set(name, {location: `${page}:${position?.start.line ?? 1}`, source: value});
    });
  }
  return found;
}

/** Finds diagrams that aren't rendered, and rendered files that no page uses. */
export function compareDiagrams(
  diagrams: ReadonlyMap<string, Diagram>,
  files: readonly string[],
): Readonly<Record<'missing' | 'unused', readonly string[]>> {
  return {
    missing: [...diagrams.keys()].filter((name) => !files.includes(name)),
    unused: files.filter((name) => !diagrams.has(name)),
  };
}
