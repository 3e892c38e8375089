/**
 * Checks what links say: their names, their versions, and the hosts that they leave for. Pure.
 */
import {isEmptyLabel} from '../../scripts/lib/content/pages/labels.ts';
import {namedVersions} from '../../scripts/lib/content/pages/named-versions.ts';
import type {VersionLabel} from '../../src/config/versions.ts';
import {readPagePath} from '../../src/lib/version-map/page-path.ts';
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

/** The version that a URL belongs to; undefined outside of this site. */
function versionOf(address: string, {root}: SiteAddress): VersionLabel | undefined {
  if (!`${address}/`.startsWith(root)) return undefined;
  // Each page has a copy in Markdown, the landing pages too.
  return readPagePath(address.slice(root.length).replace(/(?:\.md)?(?:[?#].*)?$/s, '')).version;
}

function isFrame({tags}: TextPage, {index, href}: PageLink, {root}: SiteAddress): boolean {
  const classes = (tags[index]?.attributes.get('class') ?? '').split(' ');
  return href === new URL(root).pathname && classes.some((name) => FRAME.test(name));
}

/** Pages that belong to no version, or to all of them. */
function isShared(address: string, {root}: SiteAddress): boolean {
  return /^(?:search|accessibility|offline(?:\/.*)?|404\.html)(?:[?#]|$)/.test(
    address.slice(root.length),
  );
}

function checkVersion(page: LabelledPage, link: PageLink, site: SiteAddress): string[] {
  const target = new URL(link.href, page.address).href;
  const from = versionOf(page.address, site);
  const to = versionOf(target, site);
  if (from === undefined || to === undefined || from === to) return [];
  if (isShared(target, site) || isShared(page.address, site) || isFrame(page, link, site))
    return [];
  if (namedVersions(`${link.name} ${textAround(page, link)}`, from).includes(to)) return [];
  return [`leads from ${from} to ${to} without mentioning it`];
}

function checkHost(page: LabelledPage, {href}: PageLink, {root, hosts}: SiteAddress): string[] {
  const {protocol, host, hostname, origin} = new URL(href, page.address);
  if (origin === new URL(root).origin) return [];
  if (protocol !== 'https:') return [`isn't an https URL`];
  if (!/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(hostname)) return [`has an invalid host`];
  return hosts.has(host)
    ? []
    : [`leads to ${host}, which isn't in scripts/lib/content/allowed-hosts.json`];
}

function checkName({name}: PageLink): string[] {
  if (name.trim() === '') return ['has no label'];
  return isEmptyLabel(name) ? [`has the label "${name}", which doesn't describe the target`] : [];
}

/** Finds what is wrong with the links of a page, as sentences that begin with the address. */
export function findBadLabels(page: LabelledPage, site: SiteAddress): string[] {
  return readPageLinks(page).flatMap((link) => {
    if (!URL.canParse(link.href, page.address)) return [`${link.href} isn't a valid URL`];
    return [
      ...checkName(link),
      ...checkVersion(page, link, site),
      ...checkHost(page, link, site),
    ].map((problem) => `${link.href} ${problem}`);
  });
}
