/** Texts that differ between the config reference pages of the versions. */
import type {VersionLabel} from '@devspace-docs/versions';

export interface PageText {
  readonly sidebarLabel: string;
  readonly description: string;
  /** See `search_terms` in CONTRIBUTING.md. */
  readonly searchTerms: Readonly<Record<string, readonly string[]>>;
  /** What the file is for; Markdown, one sentence per line. */
  readonly intro: string;
  /** How DevSpace reads names and values; Markdown. */
  readonly values: string;
  /** A field in a list in a map, which explains `.*` and `[]`. */
  readonly examplePath: string;
  /** Smallest file that DevSpace loads. */
  readonly sample: string;
}

export const pageTexts: Readonly<Record<VersionLabel, PageText>> = {
  '6.x': {
    sidebarLabel: 'Config reference',
    description:
      'Every field of devspace.yaml for DevSpace 6.x (v2beta1): type, default, allowed values, examples and when to set it.',
    searchTerms: {
      page: [
        'all devspace.yaml options',
        'list of all fields',
        'complete YAML reference',
        'possible keys',
      ],
    },
    intro: `\`devspace.yaml\` in a project's root folder defines what DevSpace builds, deploys and starts.
This page lists every field of the \`v2beta1\` format, which DevSpace 6.x uses.
To find mistakes in a file, [check your devspace.yaml](../tools/check.mdx) in the browser.`,
    values: `Field names are case-sensitive, and an unknown field stops DevSpace with the error \`field … not found\`.

You can use [variables](./variables.mdx) such as \`\${NAME}\` in every value, but not in the names of fields and entries.
Any object, list or map can also be an [expression](./expressions.mdx) \`$(...)\`.
[Runtime variables](./runtime-variables.mdx#places) work only in some fields.

To convert a file with an older \`version\`, such as \`v1beta11\`, see [Migrate from 5.x to 6.x](../guides/migrate-from-5.mdx).`,
    examplePath: 'dev.*.sync[].path',
    sample: 'version: v2beta1\nname: my-app\n',
  },
  '5.x': {
    sidebarLabel: 'Config reference',
    description:
      'All fields of devspace.yaml for DevSpace 5.x (v1beta11), each with its type, default, allowed values and an example.',
    searchTerms: {
      page: ['all possible keys', 'config options', 'valid field names', 'schema for VS Code'],
      version: ['apiVersion', 'config version', 'v1beta', 'invalid config version'],
    },
    intro: `\`devspace.yaml\` in a project's root folder defines what DevSpace builds, deploys and starts.
This page lists every field of the \`v1beta11\` format, which DevSpace 5.x uses.`,
    values: `Field names are case-sensitive, and an unknown field stops DevSpace with the error \`field … not found\`.

You can use variables such as \`\${NAME}\` in every value, but not in field names.
Outside of \`vars\`, any value can also be an expression \`$(...)\`, which DevSpace replaces with the script's output when it loads the config.
Runtime variables such as \`\${runtime.images.api}\` work only in Helm chart values, custom builds, hooks, \`imageSelector\` and \`replaceImage\`.`,
    examplePath: 'images.*.build.custom.commands[].os',
    sample: 'version: v1beta11\nimages:\n  api:\n    image: ghcr.io/acme/api\n',
  },
  '4.x': {
    sidebarLabel: 'Config reference',
    description:
      'Reference of devspace.yaml for DevSpace 4.x (v1beta9): all fields with their types, defaults, allowed values and examples.',
    searchTerms: {
      page: ['all possible keys', 'config options', 'valid field names', 'schema for VS Code'],
      version: ['apiVersion', 'config version', 'v1beta', 'invalid config version'],
    },
    intro: `\`devspace.yaml\` in a project's root folder defines what DevSpace builds, deploys and starts.
This page lists every field of the \`v1beta9\` format, which DevSpace 4.x uses.`,
    values: `Field names are case-sensitive, and an unknown field stops DevSpace with the error \`field … not found\`.

You can use variables such as \`\${NAME}\` in every value, but not in field names.
After DevSpace has replaced them, it converts strings that look like numbers or booleans to that type; \`$!{NAME}\` keeps the value a string.
DevSpace 4 doesn't support expressions.`,
    examplePath: 'images.*.build.kaniko.additionalMounts[].mountPath',
    sample: 'version: v1beta9\nimages:\n  api:\n    image: registry.example.com/acme/api\n',
  },
};
