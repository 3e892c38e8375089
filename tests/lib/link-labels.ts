/**
 * Checks what links say: their names, their versions, and the hosts that they leave for. Pure.
 */
import {isEmptyLabel} from '../../scripts/lib/content/base/labels.ts';
import {namedLines} from '../../scripts/lib/content/base/release-lines.ts';
import {releaseLines, type ReleaseLine} from '../../src/config/versions.ts';
import {readPageLinks, textAround, type PageLink, type TextPage} from './html-text.ts';

/** A page with its address. */
export interface LabelledPage extends TextPage {
  /** Absolute address. */
  readonly address: string;
}

/** What the checks need to know of the site. */
export interface SiteAddress {
  /** Origin and base path: `https://docs.example/docs/`. */
  readonly root: string;
  /** Hosts that links may leave for. */
  readonly hosts: ReadonlySet<string>;
}

/** The brand leads to the home of the site by convention. */
const FRAME = /^(?:navbar__brand|sidebarLogo_\w+)$/;

/** The release line that an address belongs to; undefined outside of this site. */
function lineOf(address: string, {root}: SiteAddress): ReleaseLine | undefined {
  if (!`${address}/`.startsWith(root)) return undefined;
  const [first = ''] = address.slice(root.length).split(/[/?#]/);
  // Each page has a copy in Markdown, the landing pages too.
  const segment = first.replace(/\.md$/, '');
  return (releaseLines.find((release) => release.segment === segment) ?? releaseLines[0]).line;
}

function isFrame({tags}: TextPage, {index, href}: PageLink, {root}: SiteAddress): boolean {
  const classes = (tags[index]?.attributes.get('class') ?? '').split(' ');
  return href === new URL(root).pathname && classes.some((name) => FRAME.test(name));
}

/** Pages that belong to no release line, or to all of them. */
function isShared(address: string, {root}: SiteAddress): boolean {
  return /^(?:search|accessibility|offline(?:\/.*)?|404\.html)(?:[?#]|$)/.test(
    address.slice(root.length),
  );
}

function checkVersion(page: LabelledPage, link: PageLink, site: SiteAddress): string[] {
  const target = new URL(link.href, page.address).href;
  const from = lineOf(page.address, site);
  const to = lineOf(target, site);
  if (from === undefined || to === undefined || from === to) return [];
  if (isShared(target, site) || isShared(page.address, site) || isFrame(page, link, site))
    return [];
  if (namedLines(`${link.name} ${textAround(page, link)}`).includes(to)) return [];
  return [`leads from ${from} to ${to} without saying so`];
}

function checkHost(page: LabelledPage, {href}: PageLink, {root, hosts}: SiteAddress): string[] {
  const {protocol, host, hostname, origin} = new URL(href, page.address);
  if (origin === new URL(root).origin) return [];
  if (protocol !== 'https:') return [`is no https address`];
  if (!/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(hostname)) return [`has no valid host`];
  return hosts.has(host)
    ? []
    : [`leaves for ${host}, which scripts/lib/content/allowed-hosts.json does not list`];
}

function checkName({name}: PageLink): string[] {
  if (name.trim() === '') return ['has no name'];
  return isEmptyLabel(name) ? [`has the name "${name}", which does not say where it leads`] : [];
}

/** Finds what is wrong with the links of a page, as sentences that begin with the address. */
export function findBadLabels(page: LabelledPage, site: SiteAddress): string[] {
  return readPageLinks(page).flatMap((link) => {
    if (!URL.canParse(link.href, page.address)) return [`${link.href} is no address`];
    return [
      ...checkName(link),
      ...checkVersion(page, link, site),
      ...checkHost(page, link, site),
    ].map((problem) => `${link.href} ${problem}`);
  });
}
