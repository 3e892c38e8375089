/** Decides at which widths the two versions of a diagram are shown, so that labels stay readable. Pure. */
import {DIAGRAM_FONT_SIZE} from '../../../src/config/diagrams.ts';

/** Smallest scale at which a diagram is shown, with labels of 13 px. If it doesn't fit, it scrolls. */
export const MIN_SCALE = 13 / DIAGRAM_FONT_SIZE;

/** Widths inside of the frame from which src/css/diagrams.css can show the wide version. */
const STEPS = [400, 550, 720] as const;

/** Classes of the two versions; a version without a class is always shown, one that is undefined never. */
export interface Fit {
  readonly wide?: string;
  readonly tall?: string;
}

/**
 * Chooses between a version from left to right and one from top to bottom.
 *
 * @param wide - Width of the first in pixels.
 * @param tall - Width of the second.
 */
export function fitDiagram(wide: number, tall: number): Fit {
  if (tall >= wide) return {wide: 'diagram'};
  const step = STEPS.find((width) => width >= wide * MIN_SCALE);
  if (step === undefined) return {tall: 'diagram'};
  return {wide: `diagram-wide-${step}`, tall: `diagram-tall-${step}`};
}
