import allowedHosts from '../allowed-hosts.json' with {type: 'json'};
import type {Link} from '../base/content.ts';
import {isEmptyLabel} from '../base/labels.ts';
import {
  absoluteLink,
  relativePath,
  resolveLink,
  type LinkTarget,
  type PageLink,
} from '../base/resolve-link.ts';
import {basePath, readSitePath} from '../base/routes.ts';
import type {Site} from '../base/site.ts';
import {didYouMean, suggest} from '../base/suggest.ts';
import type {Finding, Rule, SourceFile} from '../base/types.ts';

const hosts = Object.keys(allowedHosts);

type Report = (message: string, hint: string, severity?: Finding['severity']) => Finding;

function reportAt({place}: Link): Report {
  return (message, hint, severity) => ({place, message, hint, ...(severity && {severity})});
}

function checkLabel({label, element}: Link, report: Report): Finding[] {
  // A component may draw its label itself, from the page it links to.
  if (label === '' && element !== undefined && element !== 'a' && element !== 'Link') return [];
  if (label === '') return [report('the link has no label', 'name the target in the label')];
  if (isEmptyLabel(label)) {
    return [
      report(
        `the label "${label}" does not name the target`,
        'use the title of the page, or what readers find there',
      ),
    ];
  }
  if (/^(?:https?:\/\/|www\.)\S+$/.test(label)) {
    return [
      report(
        'the label is a bare address',
        'write `[name of the page](address)`, or put an address that is no link into code font',
      ),
    ];
  }
  return [];
}

function checkExternal(url: URL, report: Report): Finding[] {
  if (url.protocol === 'http:')
    return [
      report(
        'the address is not https',
        'write `https:`, or put an example address into code font',
      ),
    ];
  if (url.protocol !== 'https:')
    return [report(`links cannot use ${url.protocol}`, 'link a web page by https')];
  if (hosts.includes(url.host)) return [];
  return [
    report(
      `${url.host} is no allowed host`,
      didYouMean(
        suggest(url.host, hosts),
        'link another source, or add the host with its reason to scripts/lib/content/allowed-hosts.json',
      ),
    ),
  ];
}

/** How many anchors of a page a hint lists. */
const SHOWN_IDS = 12;

/** Finds out whether an anchor exists; for a partial, on each page that shows it. */
function checkAnchor(
  {page, anchor, by}: PageLink,
  from: SourceFile,
  site: Site,
  report: Report,
): Finding[] {
  if (anchor === undefined) return [];
  if (anchor === '')
    return [report('the anchor is empty', 'name a heading behind `#`, or leave the `#` out')];
  const shownOn = by === 'self' && from.kind === 'partial' ? site.pagesWith(from) : [];
  const pages = shownOn.length > 0 ? shownOn : [page];
  const lacking = pages.find((candidate) => site.anchors(candidate)?.has(anchor) === false);
  if (!lacking) return checkAnchorId(page, anchor, from, site, report);
  const ids = [...(site.anchors(lacking) ?? [])];
  const answer = suggest(anchor, ids);
  const where = lacking === from ? 'this page' : lacking.path;
  const shown = ids.slice(0, SHOWN_IDS).map((id) => `#${id}`);
  const more = ids.length > SHOWN_IDS ? ', …' : '';
  const list = ids.length > 0 ? `; it has ${shown.join(', ')}${more}` : '';
  return [
    report(
      `no anchor #${anchor} on ${where}`,
      didYouMean(answer && `#${answer}`, `give the heading this id, or link another one${list}`),
    ),
  ];
}

/** Warns of links that break as soon as somebody rewords a heading elsewhere. */
function checkAnchorId(
  page: SourceFile,
  anchor: string,
  from: SourceFile,
  site: Site,
  report: Report,
): Finding[] {
  if (page === from || page.isGenerated) return [];
  const target = site
    .outline(page)
    .find(
      (item) => item.kind === 'heading' && item.heading.id === anchor && !item.heading.hasOwnId,
    );
  if (target?.kind !== 'heading' || target.file.isGenerated) return [];
  const {place} = target.heading;
  return [
    report(
      `#${anchor} follows the wording of a heading`,
      `write \`{/* #${anchor} */}\` behind the heading at ${target.file.path}:${place.line}`,
      'warning',
    ),
  ];
}

/** A reader who leaves a version is told so before the click. */
function checkVersion(
  {page, by}: PageLink,
  link: Link,
  from: SourceFile,
  report: Report,
): Finding[] {
  if (by === 'route' && page.line === from.line && link.element === undefined) {
    return [
      report(
        'a link within a version names its file, so that each version links to itself',
        `write \`${relativePath(from.path, page.path)}\``,
      ),
    ];
  }
  if (page.line === from.line || `${link.label} ${link.sentence}`.includes(page.line)) return [];
  return [
    report(
      `the link leaves this version without saying so`,
      `write "${page.line}" into the label or the sentence around it`,
    ),
  ];
}

/** JSX attributes reach the browser as they are: only Markdown links are resolved to pages. */
function checkJsxAddress(
  address: string,
  target: LinkTarget,
  {element}: Link,
  report: Report,
): Finding[] {
  if (target.kind === 'page' && target.by === 'file') {
    return [
      report(
        'Docusaurus resolves files in Markdown links only',
        `write a Markdown link, or \`${absoluteLink(target.page)}\``,
      ),
    ];
  }
  // Plain elements know nothing of the base path.
  const isPlain = element !== undefined && /^[a-z]/.test(element);
  if (isPlain && address.startsWith('/') && !`${address}/`.startsWith(basePath)) {
    return [
      report(
        `a plain <${element}> gets no base path`,
        `write a Markdown link, or \`${basePath}${readSitePath(address)}\``,
      ),
    ];
  }
  return [];
}

function checkLink(link: Link, from: SourceFile, site: Site): Finding[] {
  const report = reportAt(link);
  const {address, element} = link;
  if (address.kind !== 'text')
    return [report('the address is computed, so nothing can check it', 'write it as a text')];
  const target = resolveLink(address.text, from, site);
  const labelFindings = checkLabel(link, report);
  if (target.kind === 'bad') return [report(target.message, target.hint), ...labelFindings];
  if (target.kind === 'external') {
    // One finding is enough for an address that became a link by accident.
    return labelFindings.length > 0 ? labelFindings : checkExternal(target.url, report);
  }
  const jsxFindings =
    element === undefined ? [] : checkJsxAddress(address.text, target, link, report);
  if (target.kind === 'other' || jsxFindings.length > 0) return [...jsxFindings, ...labelFindings];
  return [
    ...labelFindings,
    ...checkVersion(target, link, from, report),
    ...checkAnchor(target, from, site, report),
  ];
}

/** Links lead somewhere, say where, and keep to their version. */
export const links: Rule = {
  name: 'links',
  summary: 'Links and anchors exist, name their target and its version, and lead to allowed hosts.',
  check: (file, site) => site.content(file).links.flatMap((link) => checkLink(link, file, site)),
};
