/**
 * Returns a function that creates errors with instructions to adapt or remove a plugin that relies on
 * internals of Docusaurus.
 *
 * @param folder - Folder of the plugin in this package.
 */
export function createUnexpected(folder: string): (what: string) => Error {
  return (what) =>
    new Error(
      `${folder}: ${what}. Adapt packages/page-weight/src/${folder} to this version of Docusaurus, or remove it from ` +
        'docusaurus.config.ts: the site works without it, with larger pages.',
    );
}
