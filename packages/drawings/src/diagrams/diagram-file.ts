import {createHash} from 'node:crypto';
import {mermaid} from './settings.ts';

/** Folder of the rendered diagrams, relative to the site's root. */
export const DIAGRAM_FOLDER = 'src/generated/diagrams';

/** Increment it when packages/drawings/src/diagrams renders the same source differently. */
const RENDERER_VERSION = 7;

/** File name of a diagram in DIAGRAM_FOLDER: a hash of its source and of everything that affects rendering. */
export function diagramFile(source: string): string {
  const input = JSON.stringify([RENDERER_VERSION, mermaid, source.trim()]);
  return `${createHash('sha256').update(input).digest('hex').slice(0, 12)}.html`;
}
