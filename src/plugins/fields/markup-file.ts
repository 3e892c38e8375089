import type {FieldUse} from '@devspace-docs/reference/node';

/** Plugin name, which is also its folder in `@generated`. */
export const PLUGIN = 'fields';

/** File with the markup of fields, in the folder of the plugin: `6.x/dev-sync.html`. */
export function markupFile({version, of}: FieldUse): string {
  // `_` distinguishes `a.{b}`, a list, from `a.b`.
  return `${version}/${of.replace('{', '_').replace(/\W+/g, '-').replace(/-$/, '')}.html`;
}
