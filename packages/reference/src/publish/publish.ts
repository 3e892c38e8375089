import {removeLinks} from '@devspace-docs/common';
import type {FieldHistory} from '../changes/history.ts';
import type {Step} from '../changes/read-steps.ts';
import type {Side} from '../changes/render.ts';
import {routeOf} from '../commands/paths.ts';
import type {Flag} from '../commands/types.ts';
import {
  type Field,
  FORMAT_VERSION,
  type PublishedChange,
  type PublishedChanges,
  type PublishedCommands,
  type PublishedField,
  type PublishedFields,
  type PublishedFlag,
} from '@devspace-docs/devspace-check';
import {pagePath} from '@devspace-docs/versions';

function unlessEmpty<Item>(list: readonly Item[] | undefined): readonly Item[] | undefined {
  return list !== undefined && list.length > 0 ? list : undefined;
}

/** JSON omits undefined properties. */
function publishField(field: Field, reference: string, history: FieldHistory): PublishedField {
  const {before, after} = history;
  return {
    path: field.path,
    type: field.type,
    description: field.description,
    url: `${reference}#${field.anchor}`,
    required: field.isRequired || undefined,
    requiredNote: field.requiredNote,
    default: field.default,
    defaultNote: field.defaultNote,
    enum: unlessEmpty(field.allowed),
    pattern: field.pattern,
    minimum: field.minimum,
    maximum: field.maximum,
    examples: unlessEmpty(field.examples),
    deprecated: field.isDeprecated || undefined,
    warning: field.warning,
    insteadUse: field.insteadUse,
    since: field.since ?? (before?.paths.length === 0 ? before.since : undefined),
    previousPaths: unlessEmpty(before?.paths),
    removedIn: after && after.path === undefined ? after.version : undefined,
    nextPath: after?.path,
  };
}

/** Returns the data of `fields.json`. */
export function publishFields(
  {version, fields}: Side,
  history: ReadonlyMap<string, FieldHistory>,
  baseUrl: string,
): PublishedFields {
  const page = pagePath({version: version.label, page: 'configuration/reference'});
  return {
    formatVersion: FORMAT_VERSION,
    version: version.label,
    configVersion: version.configVersion,
    fields: [...fields.values()].map((field) =>
      publishField(field, baseUrl + page, history.get(field.path) ?? {}),
    ),
  };
}

function publishFlag(flag: Flag): PublishedFlag {
  return {
    name: flag.name,
    shorthand: flag.shorthand,
    type: flag.type,
    default: flag.default,
    description: flag.meaning,
    since: flag.since,
    deprecated: flag.deprecated,
  };
}

/** Returns the data of `commands.json`. */
export function publishCommands({version, commands}: Side, baseUrl: string): PublishedCommands {
  return {
    formatVersion: FORMAT_VERSION,
    version: version.label,
    globalFlags: commands.global.globalFlags.map(publishFlag),
    commands: [commands.root, ...commands.commands].map((command) => ({
      command: command.command,
      url: baseUrl + routeOf(version.label, command).slice(1),
      summary: command.summary,
      description: command.purpose,
      since: command.since,
      usage: command.usage,
      aliases: unlessEmpty(command.aliases),
      arguments: unlessEmpty(
        command.arguments?.map(({name, required, meaning}) => ({
          name,
          required,
          description: meaning,
        })),
      ),
      flags: command.flags.map(publishFlag),
      examples: (command.examples ?? []).map(({run, does}) => ({run, description: does})),
      deprecated: command.deprecated?.insteadUse,
    })),
  };
}

/** Returns the data of `changes.json`. */
export function publishChanges({before, after, fields}: Step): PublishedChanges {
  return {
    formatVersion: FORMAT_VERSION,
    version: before.version.label,
    nextVersion: after.version.label,
    changes: fields.changes.flatMap((change): PublishedChange[] => {
      if (change.kind === 'added') return [];
      if (change.kind === 'moved') return [{path: change.path, to: change.to}];
      return [{path: change.path, advice: removeLinks(change.advice)}];
    }),
  };
}
