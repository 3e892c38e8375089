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

/** A code block that contains URLs of the current deployment. In a terminal, each line is a command. */
export default function SiteCode({code, language, title}: SiteCodeProps): ReactNode {
  const site = useBaseUrl('/', {absolute: true});
  const isTerminal = language === 'bash' || language === 'powershell';
  const html = escapeHtml(code.replaceAll('SITE/', site));
  return (
    <HighlightedCode
      html={isTerminal ? html.replace(/^.+\n?/gm, '<span class="cmd">$&</span>') : html}
      language={language}
      title={title}
      isTerminal={isTerminal}
      isWrapped
    />
  );
}
