/** Link targets of code: fields, commands, flags and functions in the reference of a version. */
import {firstSentence, removeLinks} from '@devspace-docs/common';
import {type Command, type Flag} from '@devspace-docs/reference';
import {configFormats} from '@devspace-docs/devspace-check/node';
import {
  type Field,
  type FieldUse,
  type ScriptFunction,
  type Segments,
  findDescribedFields,
} from '@devspace-docs/devspace-check';
import {type VersionLabel, commandPage, pagePath} from '@devspace-docs/versions';

/** A location in the reference. */
export interface Target {
  /** Site path of the page. */
  readonly page: string;
  /** Empty for the page itself. */
  readonly anchor: string;
  /** First sentence of the description, without Markdown. */
  readonly summary: string;
}

/** First sentence of a Markdown text, as plain text. */
function summarize(text: string): string {
  return removeLinks(firstSentence(text)).replaceAll('`', '');
}

/**
 * Finds the fields that a config sets.
 *
 * @param start - Path of the part that a sample shows: keys above it aren't on the page.
 */
export function findFields(config: unknown, start: Segments, version: VersionLabel): FieldUse[] {
  return findDescribedFields(config, configFormats(version)).filter(
    ({segments}) => segments.length > start.length,
  );
}

export function targetOfField({anchor, description}: Field, version: VersionLabel): Target {
  const page = pagePath({version, page: 'configuration/reference'});
  return {page, anchor, summary: summarize(description)};
}

export function targetOfCommand({slug, summary}: Command, version: VersionLabel): Target {
  return {page: pagePath({version, page: commandPage(version, slug)}), anchor: '', summary};
}

/** A flag of a command. The overview lists global flags. */
export function targetOfFlag(
  {name, meaning}: Flag,
  isGlobal: boolean,
  {slug}: Command,
  version: VersionLabel,
): Target {
  const command = isGlobal ? 'devspace' : slug;
  const page = pagePath({version, page: commandPage(version, command)});
  return {page, anchor: `flag-${name}`, summary: summarize(meaning)};
}

export function targetOfFunction(
  {name, group, summary}: ScriptFunction,
  version: VersionLabel,
): Target {
  const folder = 'configuration/functions';
  const page = pagePath({
    version,
    page: group === 'global' ? `${folder}/global-functions` : folder,
  });
  return {page, anchor: name, summary: summarize(summary)};
}
