/** Chooses the widths at which each version of a diagram is shown. Pure. */
import {DIAGRAM_FONT_SIZE} from './settings.ts';

/** Minimum scale, at which labels are 13 px. Diagrams that are still too wide scroll. */
export const MIN_SCALE = 13 / DIAGRAM_FONT_SIZE;

/** Container widths from which src/css/diagrams.css can show the wide version. */
const STEPS = [550, 720] as const;

/** CSS classes of the two versions. `diagram` is always visible; an undefined version isn't used. */
export interface Fit {
  readonly wide?: string;
  readonly tall?: string;
}

/** Chooses between a left-to-right and a top-to-bottom version by their widths in pixels. */
export function fitDiagram(wide: number, tall: number): Fit {
  if (tall >= wide) return {wide: 'diagram'};
  const step = STEPS.find((width) => width >= wide * MIN_SCALE);
  if (step === undefined) return {tall: 'diagram'};
  return {wide: `diagram-wide-${step}`, tall: `diagram-tall-${step}`};
}
