/** The rules of the check, by the names that its output and its ignore comments use. */
export const rules = {
  syntax: 'The file is valid YAML and contains one config.',
  version: 'The config version is known.',
  fields: 'Fields and values are valid in the config version.',
  releases: 'The DevSpace release has the fields and functions.',
  conversion: 'DevSpace keeps the settings when it converts the file.',
  deprecated: 'Fields are not deprecated.',
  'project-name': 'The config has a name.',
  names: 'Names refer to entries of the config.',
  scripts: 'Scripts are valid and call functions correctly.',
  files: 'Local imports and dependencies exist.',
  ignores: 'Ignore comments are valid and have an effect.',
} as const;

export type Rule = keyof typeof rules;
