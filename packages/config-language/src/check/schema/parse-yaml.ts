import {
  parse,
  type DocumentOptions,
  type ParseOptions,
  type ScalarTag,
  type SchemaOptions,
} from 'yaml';

/** The yaml package parses a single dot as a number, Go's parsers as a string. */
const loneDot: ScalarTag = {
  tag: 'tag:yaml.org,2002:str',
  default: true,
  test: /^[-+]?\.$/,
  resolve: (text) => text,
};

/**
 * Options to parse YAML like DevSpace: as YAML 1.1, where unquoted `yes` and `off` are booleans and `0644`
 * is octal. With two exceptions: `3000:30` isn't a sexagesimal number, as in Go's parsers, and dates are
 * strings, because no field accepts a date.
 */
export const configYamlOptions = {
  version: '1.1',
  customTags: (tags) => [
    loneDot,
    ...tags.filter(
      (tag) =>
        typeof tag === 'string' ||
        !(tag.tag === 'tag:yaml.org,2002:timestamp' || ('format' in tag && tag.format === 'TIME')),
    ),
  ],
} satisfies DocumentOptions & ParseOptions & SchemaOptions;

/** Parses the text of a config like DevSpace. */
export function parseConfigYaml(text: string): unknown {
  return parse(text, configYamlOptions) as unknown;
}
