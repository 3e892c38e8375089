/** Renders what the latest version does with the fields of older configs, from `schema/conversion.json`. */
import {codeSpan as code} from '@devspace-docs/common';
import {escapeMdx} from '../commands/text.ts';
import {findConversions, type Conversion} from '@devspace-docs/devspace-check';
import {latestVersion} from '@devspace-docs/versions';
import {table, writePartials, type Side} from './render.ts';

function describe({isLost = false, result = ''}: Conversion): string {
  if (isLost) return 'Lost without a warning';
  return escapeMdx(result.charAt(0).toUpperCase() + result.slice(1));
}

/** Joins the fields that cause the same warning. */
function renderWarnings(conversions: readonly Conversion[]): string {
  const rows = new Map<string, Conversion>();
  for (const conversion of conversions)
    if (conversion.message !== undefined && !rows.has(conversion.message))
      rows.set(conversion.message, conversion);
  return table(
    ['Warning', 'What to do'],
    [...rows].map(([message, {advice = ''}]) => [code(message), escapeMdx(advice)]),
  );
}

/**
 * Renders the conversion of a version's configs as partials that contain tables.
 *
 * @returns Content by file name.
 */
export function renderConversion({version, fields}: Side): ReadonlyMap<string, string> {
  const isDocumented = (path: string): boolean => fields.has(path.replace(/\[\]$/, ''));
  const isKnown = ({path, format}: Conversion): boolean =>
    format === version.configVersion || isDocumented(path);
  // A field that only the conversion accepts has no place in the reference.
  const nameOf = (path: string): string =>
    isDocumented(path) ? path : path.slice(path.lastIndexOf('.') + 1);
  const conversions = findConversions(version.configVersion, latestVersion.label).filter(isKnown);
  const note = '{/* Generated from schema/conversion.json by `npm run generate`. */}';
  const others = conversions.filter(({message}) => message === undefined);
  const partials = {
    'conversion-warnings': renderWarnings(conversions),
    conversion: table(
      [`In the ${version.label} config`, 'Result of the conversion', 'What to do'],
      others.map((conversion) => [
        code(nameOf(conversion.path)),
        describe(conversion),
        escapeMdx(conversion.advice ?? 'Nothing'),
      ]),
    ),
  };
  return writePartials(note, partials);
}
