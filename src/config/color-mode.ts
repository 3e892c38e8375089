import {versions} from './versions.ts';

/** The versions whose pages offer the light and dark switch, as pages and plugins find them in the site config. */
export const colorModeFields: {readonly versionsWithColorModeSwitch: readonly string[]} = {
  versionsWithColorModeSwitch: versions
    .filter(({hasColorModeSwitch}) => hasColorModeSwitch)
    .map(({label}) => label),
};

/** Reads them back from the custom fields of the site config. */
export function readSwitchVersions(customFields: unknown): readonly string[] {
  const fields = customFields as Partial<typeof colorModeFields> | undefined;
  if (!fields?.versionsWithColorModeSwitch) {
    throw new Error(
      'the customFields of docusaurus.config.ts must include those of src/config/color-mode.ts',
    );
  }
  return fields.versionsWithColorModeSwitch;
}
