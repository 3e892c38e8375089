/**
 * What pages carry themselves where the host sends no headers and knows no redirects. Pure.
 */
import {metaPolicy} from '../../../src/config/security.ts';

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}

/**
 * Puts the policy and the referrer policy into a page, before the first script.
 *
 * @throws Error when the page has no head, since the policy would then be missing in silence.
 */
export function addMetaPolicy(html: string, policy: readonly string[]): string {
  const head = /<head(?:\s[^>]*)?>/i.exec(html);
  if (!head) throw new Error('The page has no <head> to add the policy to.');
  const end = head.index + head[0].length;
  const tags =
    // The encoding has to come first: browsers look for it in the first kilobyte only.
    '<meta charset="utf-8">' +
    `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(metaPolicy(policy))}">` +
    '<meta name="referrer" content="strict-origin-when-cross-origin">';
  return html.slice(0, end) + tags + html.slice(end);
}

/** A page that redirects its readers, for hosts that can't. */
export function renderRedirectPage(to: string): string {
  const address = escapeAttribute(to);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${address}">
<link rel="canonical" href="${address}">
<title>This page has moved</title>
<p>This page has moved to <a href="${address}">${address}</a>.</p>
</html>
`;
}
