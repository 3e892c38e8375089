import type {ParseFrontMatter} from '@docusaurus/types';

/**
 * Lets generated pages name their source: a `custom_edit_url` without a protocol is a path in this
 * site's folder, to which the edit address of the deployment is put in front.
 *
 * @param editUrl - Prefix of "Edit this page", with a slash at its end.
 */
export function parseFrontMatterWith(editUrl: string): ParseFrontMatter {
  return async (params) => {
    const result = await params.defaultParseFrontMatter(params);
    const source = result.frontMatter.custom_edit_url;
    if (typeof source === 'string' && !/^[a-z]+:/i.test(source)) {
      result.frontMatter.custom_edit_url = editUrl + source.replace(/^\//, '');
    }
    return result;
  };
}
