/** Policies and redirects in HTML, for hosts that don't support headers and redirects. Pure. */
import {metaPolicy} from './policy.ts';
import {escapeAttribute} from '@devspace-docs/common';

/**
 * Adds the Content-Security-Policy and the referrer policy to a page, before the first script.
 *
 * @throws Error if the page has no head, instead of silently omitting the policy.
 */
export function addMetaPolicy(html: string, policy: readonly string[]): string {
  const head = /<head(?:\s[^>]*)?>/i.exec(html);
  if (!head) throw new Error('The page has no <head> to add the policy to.');
  const end = head.index + head[0].length;
  const tags =
    // The encoding comes first: browsers only look for it in the first 1024 bytes.
    '<meta charset="utf-8">' +
    `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(metaPolicy(policy))}">` +
    '<meta name="referrer" content="strict-origin-when-cross-origin">';
  return html.slice(0, end) + tags + html.slice(end);
}

/** Renders a page that redirects its readers. */
export function renderRedirectPage(to: string): string {
  const url = escapeAttribute(to);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${url}">
<link rel="canonical" href="${url}">
<title>This page has moved</title>
<p>This page has moved to <a href="${url}">${url}</a>.</p>
</html>
`;
}
