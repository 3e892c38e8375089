import type {ReleaseLine} from './versions.ts';

/** Release lines whose pages offer the light and dark switch; the others are read in light. */
export const linesWithColorModeSwitch: readonly ReleaseLine[] = ['4.x'];
