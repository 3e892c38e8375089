/**
 * Why: the accessible name of a heading includes its link, so that screen readers read it twice, as "Usage
 * Direct link to Usage".
 * Replaces: Heading of theme-classic 3.10.
 * Differences: only the text names the heading. An `aria-label` would do too, but browsers don't translate it.
 * The link has the same text, also if it contains code. Targets have no margin, because `scroll-padding-top`
 * applies to all of them.
 * Remove when: the theme does this itself.
 * Upstream: https://github.com/facebook/docusaurus/issues/9222
 */
import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import {textOf} from '@site/src/lib/node-text';
import '@docusaurus/theme-classic/lib/theme/Heading/styles.module.css';

export default function Heading({as: As, id, children, className, ...props}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const textId = useId();
  if (As === 'h1' || !id) {
    return (
      <As {...props} className={className}>
        {children}
      </As>
    );
  }
  collectAnchor(id);
  const label = translate(
    {id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}'},
    {heading: textOf(children) || id},
  );
  return (
    <As {...props} id={id} className={clsx('anchor', className)} aria-labelledby={textId}>
      <span id={textId}>{children}</span>
      <Link className="hash-link" to={`#${id}`} aria-label={label} title={label} translate="no">
        &#8203;
      </Link>
    </As>
  );
}
