/** Finds the links in the code of a page: config keys, and commands and functions in scripts. */
import {
  type Fence,
  findCalls,
  findUses,
  type LocatedCall,
  type Location,
  readSample,
  readShown,
  sampleVersion,
  type Site,
  type SourceFile,
} from '@devspace-docs/pages';
import {readCommands} from '@devspace-docs/reference/node';
import {findScripts, functionsOf, collectNames} from '@devspace-docs/devspace-check';
import {
  findFields,
  targetOfCommand,
  targetOfField,
  targetOfFlag,
  targetOfFunction,
  type Target,
} from './targets.ts';

/** A range of the page's source that links to the reference. */
export interface LocatedLink {
  readonly location: Location;
  /** Expected text there. It differs for a key from an alias, for example, which has the alias's location. */
  readonly text: string;
  readonly target: Target;
}

/** Finds keys and functions in a sample that is checked against the schema. */
function linksInConfig(fence: Fence, file: SourceFile): LocatedLink[] {
  const sample = readSample(fence);
  const shown = sample && readShown(sample);
  const version = sample && sampleVersion(sample, file);
  if (!shown || !version) return [];
  const {document, config, start} = shown;
  const keys = findFields(config, start, version).map(({segments, field}) => ({
    location: document.locateKey(segments.slice(start.length)),
    text: field.name,
    target: targetOfField(field, version),
  }));
  const functions = functionsOf(version);
  const own = collectNames(config, version).functions.names;
  const calls = findScripts(config, version).flatMap(({segments, offset, script, context}) =>
    script.commands.flatMap(({name}): LocatedLink[] => {
      const definition = functions.find(name.text);
      if (!name.isFixed || !definition) return [];
      if (own.has(name.text) || script.functions.includes(name.text)) return [];
      if (context === 'other' && definition.group === 'pipeline') return [];
      const at = segments.slice(start.length);
      return [
        {
          location: document.locateText(at, offset + name.start, name.length),
          text: name.text,
          target: targetOfFunction(definition, version),
        },
      ];
    }),
  );
  return [...keys, ...calls];
}

function linksInCall(located: LocatedCall, file: SourceFile, site: Site): LocatedLink[] {
  const {call, locateIn} = located;
  const found = findUses(located, file, site);
  const commands = found && readCommands(found.version, site.tree);
  if (!commands) return [];
  const {version, uses} = found;
  const links = uses.flatMap(({word, command, flag, length}): LocatedLink[] => {
    const location = locateIn(word.start, length);
    const own = command.flags.find((item) => item === flag);
    const item = own ?? commands.global.globalFlags.find((global) => global === flag);
    const text = word.text.slice(0, length);
    return item ? [{location, text, target: targetOfFlag(item, !own, command, version)}] : [];
  });
  const names = uses.filter(({flag}) => flag === undefined);
  const last = names.at(-1);
  if (!last) return links;
  // `devspace list vars` is one link, unless flags are in between.
  const isTogether = names.every(({word}, index) => word === call.words[index]);
  const words = isTogether ? [call.program, ...names.map(({word}) => word)] : [last.word];
  const text = words.map((word) => word.text).join(' ');
  const location = locateIn(words[0]?.start ?? 0, text.length);
  return [{location, text, target: targetOfCommand(last.command, version)}, ...links];
}

/** Finds the links of a code block, in source order. */
export function findLinks(fence: Fence, file: SourceFile, site: Site): LocatedLink[] {
  const calls = findCalls(fence, file).flatMap((call) => linksInCall(call, file, site));
  return [...linksInConfig(fence, file), ...calls].sort(
    ({location: a}, {location: b}) => a.line - b.line || a.column - b.column,
  );
}
