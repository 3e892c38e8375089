import type {ReleaseLine} from './versions.ts';

/** Release lines whose pages offer the light and dark switch; the others are read in light. */
const linesWithColorModeSwitch: readonly ReleaseLine[] = ['4.x'];

/** The choice as pages and plugins find it in the site config. */
export const colorModeFields = {linesWithColorModeSwitch};

/** Reads it back from the custom fields of the site config. */
export function readSwitchLines(customFields: unknown): readonly string[] {
  const fields = customFields as Partial<typeof colorModeFields> | undefined;
  if (!fields?.linesWithColorModeSwitch) {
    throw new Error('customFields of the site config: expected those of src/config/color-mode.ts');
  }
  return fields.linesWithColorModeSwitch;
}
