import {createHash} from 'node:crypto';
import {mermaid} from '../../config/diagrams.ts';

/** Folder of the drawings, from the root of the site. */
export const DIAGRAM_FOLDER = 'src/generated/diagrams';

/** Raise it when the generator draws the same source in another way. */
const DRAWING = 3;

/** File of a diagram below DIAGRAM_FOLDER: another source, or another look, is another file. */
export function nameDiagram(source: string): string {
  const hash = createHash('sha256').update(JSON.stringify([DRAWING, mermaid, source.trim()]));
  return `${hash.digest('hex').slice(0, 12)}.html`;
}
