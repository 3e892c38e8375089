import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import HighlightedCode from '@site/src/components/HighlightedCode';

export interface SchemaCommentProps {
  /** File name of the published schema: `v2beta1.json`. */
  readonly file: string;
}

/** The YAML comment that points editors to the schema on the current deployment. */
export default function SchemaComment({file}: SchemaCommentProps): ReactNode {
  const schemaUrl = useBaseUrl(`schema/${file}`, {absolute: true});
  const html = `<span class="tm"># yaml-language-server: $schema=${encodeURI(schemaUrl)}</span>`;
  return <HighlightedCode html={html} language="yaml" title="devspace.yaml" isWrapped />;
}
