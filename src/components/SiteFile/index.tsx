import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

/**
 * A link to a file of this site that isn't a page.
 *
 * @param path - Path below the base path, such as `llms.txt`. It's also the label.
 */
export default function SiteFile({path}: {readonly path: string}): ReactNode {
  // With the domain, so that offline archives link to the file instead of including it.
  return (
    <a href={useBaseUrl(path, {absolute: true})}>
      <code translate="no">{path}</code>
    </a>
  );
}
