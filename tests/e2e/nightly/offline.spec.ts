import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {strFromU8, unzipSync} from 'fflate';
import {latestVersion, versions, type VersionLabel} from '@devspace-docs/versions';
import {offlineArchive, offlineName} from '@devspace-docs/offline';
import {findAll, parsePage, propertyOf} from '@devspace-docs/static-host/html';
import {buildDir, deployment} from '../../lib/built-site.ts';
import {expect, test} from '../fixtures.ts';
import {mainNavigation, versionMenu} from '../page-helpers.ts';

const PACKED = '.cache/packed-site';

function readArchive(version: VersionLabel): Record<string, Uint8Array> {
  return unzipSync(readFileSync(path.join(PACKED, deployment.baseUrl, offlineArchive(version))));
}

/** Unpacks the archive of a version. Returns a function for the URLs of its files. */
function unpack(version: VersionLabel, to: string): (file: string) => string {
  for (const [file, bytes] of Object.entries(readArchive(version))) {
    const target = path.join(to, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, bytes);
  }
  return (file) => pathToFileURL(path.join(to, offlineName(version), file)).href;
}

const URL_PROPERTIES = ['href', 'src', 'srcSet'];

/** URLs of other files, and whether the page runs scripts. */
function readArchived(html: string): {
  readonly urls: readonly string[];
  readonly isActive: boolean;
} {
  const elements = findAll(parsePage(html), () => true);
  return {
    urls: elements
      .flatMap((element) => URL_PROPERTIES.flatMap((name) => propertyOf(element, name) ?? []))
      .map((url) => url.split(' ')[0] ?? '')
      .filter((url) => !/^(?:[a-z]+:|#)/i.test(url)),
    isActive: elements.some(
      (element) =>
        element.tagName === 'script' && propertyOf(element, 'type') !== 'application/ld+json',
    ),
  };
}

// In one worker, which packs the site once.
test.describe.configure({mode: 'default'});

test.beforeAll(() => {
  test.setTimeout(300_000);
  execFileSync('npx', ['tsx', 'scripts/pack-site.ts', '--dir', buildDir, '--out', PACKED]);
});

// An archive must work without the network.
test.beforeEach(({context}) => context.route(/^https?:/, (route) => route.abort()));

for (const {label} of versions) {
  test(`the archive of ${label} contains what its pages link to, and runs scripts only for search`, () => {
    const archive = readArchive(label);
    const pages = Object.entries(archive)
      .filter(([file]) => file.endsWith('.html'))
      .map(([page, bytes]) => ({page, ...readArchived(strFromU8(bytes))}));
    expect(pages.length).toBeGreaterThan(100);
    const broken = pages.flatMap(({page, urls}) =>
      urls
        .filter((url) => {
          const file = decodeURI(url.replace(/[?#].*$/s, ''));
          return !(path.posix.join(path.posix.dirname(page), file) in archive);
        })
        .map((url) => `${page}: ${url}`),
    );
    expect(broken).toEqual([]);
    const running = pages.filter(({isActive}) => isActive).map(({page}) => page);
    expect(running).toEqual([`${offlineName(label)}/search.html`]);
  });
}

test('an archive of the latest version can be read and searched', async ({page}, info) => {
  const urlOf = unpack(latestVersion.label, info.outputPath());
  await page.goto(urlOf('index.html'));
  await expect(page.getByRole('heading', {level: 1})).toHaveCSS('font-family', /Inter/);
  const pages = page.getByRole('navigation', {name: 'All pages'});
  await pages.getByText('Getting started', {exact: true}).click();
  await pages.getByRole('link', {name: 'Install DevSpace'}).click();
  await expect(page).toHaveURL(urlOf('getting-started/installation.html'));
  await expect(page.getByRole('main').locator('pre').first()).toBeVisible();

  await page.getByRole('link', {name: 'Search'}).first().click();
  await expect(page.getByRole('button', {name: 'More results'})).toBeHidden();
  await page.getByRole('searchbox').fill('persist node_modules betwen restarts');
  await expect(page.getByRole('status')).toContainText(/results? for/);
  const result = page
    .getByRole('main')
    .getByRole('link', {name: /persist/i})
    .first();
  const file = 'configuration/dev/modifications/persistence.html';
  await expect(result).toHaveAttribute('href', new RegExp(`^${file}`));
  await result.click();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('an archive of an older version suggests topics if nothing is found', async ({page}, info) => {
  const urlOf = unpack('4.x', info.outputPath());
  const topics = [...(versions.find(({label}) => label === '4.x')?.searchTopics ?? [])];
  await page.goto(`${urlOf('search.html')}?q=zzqqxjvkkw`);
  const status = page.getByRole('status');
  await expect(status).toContainText('No results for “zzqqxjvkkw”. Try searching for:');
  await expect(status.getByRole('link')).toHaveText(topics);
  await status.getByRole('link', {name: 'hooks'}).click();
  await expect(status).toContainText('results for “hooks”');
});

test('the search page of an archive shows its version, and links to the same places as its pages', async ({
  page,
}, info) => {
  for (const {label, menuLabel} of versions) {
    const urlOf = unpack(label, info.outputPath());
    const readNavbar = async (file: string) => {
      await page.goto(urlOf(file));
      return page.locator('.navbar a').evaluateAll((links) => links.map((link) => link.outerHTML));
    };
    expect(await readNavbar('search.html')).toEqual(await readNavbar('index.html'));
    await page.goto(urlOf('search.html'));
    await expect(versionMenu(page, menuLabel)).toBeVisible();
    await expect(mainNavigation(page).getByRole('link', {name: 'Guides'})).toBeVisible();
  }
});

test('an archive searches for text that was typed before its index loaded', async ({
  page,
}, info) => {
  const urlOf = unpack(latestVersion.label, info.outputPath());
  await page.addInitScript(() => {
    // Types before the scripts below the field run.
    const observer = new MutationObserver(() => {
      const field = document.querySelector<HTMLInputElement>('#offline-search-field');
      if (!field) return;
      observer.disconnect();
      field.value = 'port forwarding';
    });
    observer.observe(document, {childList: true, subtree: true});
  });
  await page.goto(urlOf('search.html'));
  await expect(page.getByRole('status')).toContainText('results for “port forwarding”');
  await expect(page.getByRole('searchbox')).toHaveValue('port forwarding');
});
