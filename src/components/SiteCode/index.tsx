import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import HighlightedCode from '@site/src/components/HighlightedCode';
import {escapeHtml} from '@devspace-docs/common';

export interface SiteCodeProps {
  /** `SITE/` is replaced with the URL of this site. */
  readonly code: string;
  readonly language: string;
  readonly title?: string;
}

/** A code block that contains URLs of the current deployment. */
export default function SiteCode({code, language, title}: SiteCodeProps): ReactNode {
  const site = useBaseUrl('/', {absolute: true});
  return (
    <HighlightedCode
      html={escapeHtml(code.replaceAll('SITE/', site))}
      language={language}
      {...(title !== undefined && {title})}
      isTerminal={language === 'bash'}
      isWrapped
    />
  );
}
