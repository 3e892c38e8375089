import {versions} from '@devspace-docs/versions';

/** Custom fields of the site config: the versions whose pages have the color mode switch. */
export const colorModeFields: {readonly versionsWithColorModeSwitch: readonly string[]} = {
  versionsWithColorModeSwitch: versions
    .filter(({hasColorModeSwitch}) => hasColorModeSwitch)
    .map(({label}) => label),
};

/** Reads the versions from the custom fields of the site config. */
export function readSwitchVersions(customFields: unknown): readonly string[] {
  const fields = customFields as Partial<typeof colorModeFields> | undefined;
  if (!fields?.versionsWithColorModeSwitch) {
    throw new Error(
      'the customFields of docusaurus.config.ts must include those of src/config/color-mode.ts',
    );
  }
  return fields.versionsWithColorModeSwitch;
}
