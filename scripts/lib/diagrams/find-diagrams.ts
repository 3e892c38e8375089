/** Finds the diagrams of pages, and compares them with the drawings. Pure. */
import {visit} from 'unist-util-visit';
import {nameDiagram} from '../../../src/plugins/diagrams/name-diagram.ts';
import {parseMdx} from '../content/base/parse.ts';

/** A diagram of a page. */
export interface Diagram {
  /** Page that holds it first, with its line. */
  readonly place: string;
  readonly source: string;
}

/** The diagrams of pages by the name of their drawing. */
export function findDiagrams(pages: ReadonlyMap<string, string>): ReadonlyMap<string, Diagram> {
  const found = new Map<string, Diagram>();
  for (const [page, text] of pages) {
    if (!text.includes('mermaid')) continue;
    const {tree, failure} = parseMdx(text);
    if (!tree) throw new Error(`${page}:${failure.place.line} ${failure.message}`);
    visit(tree, 'code', ({lang, value, position}) => {
      const name = nameDiagram(value);
      if (lang !== 'mermaid' || found.has(name)) return;
      found.set(name, {place: `${page}:${position?.start.line ?? 1}`, source: value});
    });
  }
  return found;
}

/** Diagrams without a drawing, and drawings without a diagram. */
export interface DiagramDrift {
  readonly missing: readonly string[];
  readonly unused: readonly string[];
}

/** Compares diagrams with the names of drawings. */
export function compareDrawings(
  diagrams: ReadonlyMap<string, Diagram>,
  drawings: readonly string[],
): DiagramDrift {
  return {
    missing: [...diagrams.keys()].filter((name) => !drawings.includes(name)),
    unused: drawings.filter((name) => !diagrams.has(name)),
  };
}
