import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import HighlightedCode from '@site/src/components/HighlightedCode';

export interface SchemaCommentProps {
  /** File of the published schema: `v2beta1.json`. */
  readonly file: string;
}

/** The comment that points an editor to the schema of this site, wherever it is served. */
export default function SchemaComment({file}: SchemaCommentProps): ReactNode {
  const address = useBaseUrl(`schema/${file}`, {absolute: true});
  const html = `<span class="tm"># yaml-language-server: $schema=${encodeURI(address)}</span>`;
  return <HighlightedCode html={html} language="yaml" title="devspace.yaml" isWrapped />;
}
