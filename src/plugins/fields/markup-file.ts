import type {FieldUse} from '../../../scripts/lib/config-reference/field-uses.ts';

/** Name of the plugin, and so of its folder in `@generated`. */
export const PLUGIN = 'fields';

/** File with the markup of fields, in the folder of the plugin: `6.x/dev-sync.html`. */
export function markupFile({version, of}: FieldUse): string {
  // The brace tells `a.{b}`, a list, from `a.b`.
  return `${version}/${of.replace('{', '_').replace(/\W+/g, '-').replace(/-$/, '')}.html`;
}
