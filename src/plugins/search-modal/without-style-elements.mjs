/**
 * A loader that takes the style element out of DocSearch 3.9: it colours the logo in the modal, and
 * the security policy refuses style elements. src/components/SearchModal colours the logo instead.
 * Remove when DocSearch has none.
 */
const STYLE_ELEMENT = /\w+\.createElement\("style",null,"[^"]*"\)/g;

/**
 * @param {string} source
 * @returns {string}
 */
export default function withoutStyleElements(source) {
  const changed = source.replace(STYLE_ELEMENT, 'null');
  if (changed === source) {
    throw new Error('DocSearch holds no style element of the known form: see whether it has any.');
  }
  return changed;
}
