import {
  parse,
  type DocumentOptions,
  type ParseOptions,
  type ScalarTag,
  type SchemaOptions,
} from 'yaml';

/** The package reads a lone dot as a number, Go's parsers read it as a string. */
const loneDot: ScalarTag = {
  tag: 'tag:yaml.org,2002:str',
  default: true,
  test: /^[-+]?\.$/,
  resolve: (text) => text,
};

/**
 * How DevSpace reads YAML: by the rules of version 1.1, where an unquoted `yes` or `off` is a
 * boolean and `0644` is a number in octal. Two of those rules are left out: `3000:30` is no number
 * to the base of 60, as in Go's parsers, and a date is a text, as no field takes one.
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

/** Parses the text of a config the way DevSpace does. */
export function parseConfigYaml(text: string): unknown {
  return parse(text, configYamlOptions) as unknown;
}
