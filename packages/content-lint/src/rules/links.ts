import allowedHosts from './allowed-hosts.json' with {type: 'json'};
import {
  diagnose,
  type Link,
  type PageDiagnostic,
  type PageLink,
  relativePath,
  resolveLink,
  type Site,
  type SourceFile,
} from '@devspace-docs/pages';
import {type VersionLabel, versions} from '@devspace-docs/versions';
import {didYouMean, suggest} from '@devspace-docs/common';
import type {Rule} from '../types.ts';

const hosts = Object.keys(allowedHosts);

type Report = (
  message: string,
  hint: string,
  options?: Pick<PageDiagnostic, 'expected' | 'severity'>,
) => PageDiagnostic[];

/** MD059 of markdownlint reports labels such as "here". */
function checkLabel({label}: Link, report: Report): PageDiagnostic[] {
  if (label === '') return report('the link has no label', 'add a label that describes the target');
  if (!/^(?:https?:\/\/|www\.)\S+$/.test(label)) return [];
  return report(
    'the label is a bare URL',
    "write `[page title](URL)`, or put the URL in code font if it isn't a link",
  );
}

function checkExternal(url: URL, report: Report): PageDiagnostic[] {
  if (url.protocol === 'http:')
    return report(
      "the URL doesn't use https",
      'write `https:`, or put an example URL in code font',
    );
  if (url.protocol !== 'https:')
    return report(`links can't use ${url.protocol}`, 'link to an https URL');
  if (hosts.includes(url.host)) return [];
  return report(
    `the host ${url.host} is not allowed`,
    didYouMean(
      suggest(url.host, hosts),
      'link to another source, or add the host with a reason to packages/content-lint/src/rules/allowed-hosts.json',
    ),
  );
}

/** Checks that an anchor exists; for a partial, on each page that includes it. */
function checkAnchor(
  {page, anchor, by}: PageLink,
  from: SourceFile,
  site: Site,
  report: Report,
): PageDiagnostic[] {
  if (anchor === undefined) return [];
  if (anchor === '')
    return report('the anchor is empty', 'add the id of a heading after `#`, or remove the `#`');
  const shownOn = by === 'self' && from.kind === 'partial' ? site.pagesWith(from) : [];
  const pages = shownOn.length > 0 ? shownOn : [page];
  const pageWithout = pages.find((candidate) => site.anchors(candidate)?.has(anchor) === false);
  if (!pageWithout) return checkAnchorId(page, anchor, from, site, report);
  const ids = [...(site.anchors(pageWithout) ?? [])];
  const suggestion = suggest(anchor, ids);
  const where = pageWithout === from ? 'this page' : pageWithout.path;
  return report(
    `no anchor #${anchor} on ${where}`,
    didYouMean(suggestion && `#${suggestion}`, 'give the heading this id, or link to another one'),
  );
}

/** Warns about links that break if the heading is reworded. */
function checkAnchorId(
  page: SourceFile,
  anchor: string,
  from: SourceFile,
  site: Site,
  report: Report,
): PageDiagnostic[] {
  if (page === from || page.isGenerated) return [];
  const target = site
    .outline(page)
    .find((item) => item.kind === 'heading' && item.id === anchor && !item.hasOwnId);
  if (!target || target.file.isGenerated) return [];
  return report(
    `#${anchor} is derived from the text of a heading`,
    `add \`{/* #${anchor} */}\` after the heading at ${target.file.path}:${target.location.line}`,
    {severity: 'warning'},
  );
}

/** The URL with another path, if the location of the link is its URL; others are only in a definition. */
function withPath({url, location}: Link, path: string | undefined, from: SourceFile) {
  const {line, column, length} = location;
  const written = from.lines[line - 1]?.slice(column - 1, column - 1 + length);
  if (path === undefined || written !== url) return {};
  return {expected: [path + (/[?#].*$/.exec(url)?.[0] ?? '')]};
}

/** Whether a text mentions a version, such as `5.x`, or one of its releases: `5.18` or `5.18.5`. */
function mentions(text: string, version: VersionLabel): boolean {
  const major = version.replace('.x', '');
  return new RegExp(`(?<![\\w.])v?${major}\\.(?:x|\\d)`).test(text);
}

/** Checks that a link to another version mentions the version. */
function checkVersion(
  {page, by}: PageLink,
  link: Link,
  from: SourceFile,
  report: Report,
): PageDiagnostic[] {
  if (by === 'route' && page.version === from.version) {
    const path = relativePath(from.path, page.path);
    return report(
      'a link within a version must use the file path, so that each version links to itself',
      `write \`${path}\``,
      withPath(link, path, from),
    );
  }
  if (page.version === from.version) return [];
  // "Migrate to 5.x" can lead to a page of another version, but "The command in 5.x" can't.
  const named = versions.find(({label}) => new RegExp(`(?:^|in |of )${label}$`).test(link.label));
  if (named && named.label !== page.version) {
    return report(
      `the label mentions ${named.label}, and the link leads to ${page.version}`,
      'correct the link or its label',
    );
  }
  if (mentions(`${link.label} ${link.sentence}`, page.version)) return [];
  return report(
    'the link leads to another version without mentioning it',
    `mention "${page.version}" in the label or the sentence`,
  );
}

function checkLink(link: Link, from: SourceFile, site: Site): PageDiagnostic[] {
  const report: Report = (...problem) => diagnose(link.location, ...problem);
  // MD042 of markdownlint reports links without a URL.
  if (link.url === '') return [];
  const target = resolveLink(link.url, from, site);
  const labelDiagnostics = checkLabel(link, report);
  if (target.kind === 'bad') {
    const {message, hint, correction} = target;
    return [...report(message, hint, withPath(link, correction, from)), ...labelDiagnostics];
  }
  if (target.kind === 'external') {
    // One diagnostic is enough for a label that repeats the URL.
    return labelDiagnostics.length > 0 ? labelDiagnostics : checkExternal(target.url, report);
  }
  if (target.kind === 'other') return labelDiagnostics;
  return [
    ...labelDiagnostics,
    ...checkVersion(target, link, from, report),
    ...checkAnchor(target, from, site, report),
  ];
}

export const links: Rule = {
  name: 'links',
  check: (file, site) => site.content(file).links.flatMap((link) => checkLink(link, file, site)),
  count: (file, site) => ({links: site.content(file).links.length}),
};
