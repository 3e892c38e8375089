import {latestVersion, versions} from '@devspace-docs/versions';
import {urlOf, test as ownPageTest} from './fixtures.ts';
import {
  mainNavigation,
  openWithoutScripts,
  scrollTo,
  versionLink,
  versionMenu,
} from './page-helpers.ts';
import {expect, test} from './shared-page.ts';

test('a menu of the navbar opens with the keyboard, and closes when its link opens a page', async ({
  page,
  visit,
}) => {
  await visit('5.x');
  await mainNavigation(page).getByRole('button', {name: 'Reference', exact: true}).focus();
  await page.keyboard.press('Enter');
  const link = mainNavigation(page).getByRole('link', {name: 'CLI reference', exact: true});
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(urlOf('5.x/commands/devspace'));
  await expect(versionMenu(page, '5.x')).toBeVisible();
  await expect(link).toBeHidden();
});

test('the logo links to the landing page of the version', async ({page, visit}) => {
  await visit('5.x/commands/devspace');
  await expect(mainNavigation(page).getByRole('link', {name: 'Check devspace.yaml'})).toBeVisible();
  await mainNavigation(page).getByRole('link', {name: 'DevSpace', exact: true}).click();
  await expect(page).toHaveURL(urlOf('5.x'));
});

test('the version menu lists all versions, and works with the keyboard', async ({page, visit}) => {
  await visit('5.x');
  const button = versionMenu(page, '5.x');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  for (const {menuLabel} of versions) await expect(versionLink(page, menuLabel)).toBeVisible();
  await expect(versionLink(page, '5.x')).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Tab');
  await expect(versionLink(page, latestVersion.menuLabel)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toBeFocused();
});

test('the version menu opens on hover, and closes with Escape until the pointer returns', async ({
  page,
  visit,
}) => {
  await visit('5.x');
  const button = versionMenu(page, '5.x');
  const link = versionLink(page, latestVersion.menuLabel);
  await button.hover();
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await page.mouse.move(700, 500);
  await button.hover();
  await expect(link).toBeVisible();
});

test('the version menu opens and closes on clicks by a screen reader', async ({page, visit}) => {
  await visit('5.x');
  const button = versionMenu(page, '5.x');
  const link = versionLink(page, latestVersion.menuLabel);
  await expect(button).not.toHaveAttribute('aria-haspopup');
  const click = (): Promise<void> => button.evaluate((element: HTMLElement) => element.click());
  await click();
  await expect(link).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await click();
  await expect(link).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('the navbar fits on one line from the smallest desktop screen', async ({page, visit}) => {
  const findMisplaced = (): string[] => {
    const title = document.querySelector('.navbar__title');
    const isCut = !title || title.scrollWidth > title.clientWidth;
    const items = [...document.querySelectorAll('.navbar__items > *')]
      .map((item) => ({text: item.textContent, box: item.getBoundingClientRect()}))
      .filter(({box}) => box.width > 0);
    const misplaced = items.filter(
      ({box}, index) => box.height > 45 || box.right > (items[index + 1]?.box.left ?? Infinity),
    );
    return [...(isCut ? ['the title'] : []), ...misplaced.map(({text}) => text)];
  };
  for (const path of ['', '5.x', '4.x']) {
    await visit(path);
    for (const width of [997, 1024, 1040, 1060, 1101, 1200, 1217, 1280, 1345]) {
      await page.setViewportSize({width, height: 640});
      expect(await page.evaluate(findMisplaced), `/${path} at ${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
});

// The size applies to all later pages of the tab.
ownPageTest('the navbar has more lines if the reader enlarges text', async ({page, visit}) => {
  const client = await page.context().newCDPSession(page);
  await visit('configuration/dev/connections/file-sync');
  for (const [width, size] of [
    [1440, 150],
    [1100, 200],
    [390, 200],
  ] as const) {
    await page.setViewportSize({width, height: 900});
    // The font size that readers set in the browser.
    await client.send('Page.setFontSizes', {fontSizes: {standard: (16 * size) / 100}});
    const overlaps = await page
      .locator('.navbar__brand, .navbar__item, .navbar__toggle, .navbar [aria-keyshortcuts]')
      .filter({visible: true})
      .evaluateAll((elements) => {
        const boxes = elements.map((element) => element.getBoundingClientRect());
        return boxes.flatMap((a, index) =>
          boxes
            .slice(index + 1)
            .filter((b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1)
            .filter((b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
            .map((b) => [a.left, a.top, b.left, b.top]),
        );
      });
    expect(overlaps, `${width}px, ${size} %`).toEqual([]);
    // The first frame after the change can be a pixel wider.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
        message: `${width}px, ${size} %`,
      })
      .toBeLessThanOrEqual(0);
  }
});

test('the title of a page that a link opens is announced, but no section', async ({
  page,
  visit,
}) => {
  await visit('getting-started/cleanup');
  const status = page.locator('body > [role=status]');
  const contents = page.getByRole('navigation', {name: 'On this page'});
  await contents.getByRole('link').first().click();
  await expect(page).toHaveURL(/#/);
  await expect(page.locator(':target')).toBeFocused();
  await expect(status).toHaveCount(0);
  await page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link').first().click();
  const heading = page.getByRole('heading', {level: 1});
  await expect(heading).not.toHaveText('Clean up');
  await expect(status).toHaveText((await heading.textContent()) ?? '');
  await page.goBack();
  await expect(status).toHaveText('Clean up');
});

test('before scripts run, a click on a menu of the navbar stays on the page', async ({page}) => {
  const release = await openWithoutScripts(page, urlOf('cli/devspace_dev'));
  await scrollTo(page, 800);
  const button = mainNavigation(page).getByRole('button', {name: 'Language: English'});
  const {x = 0, y = 0} = (await button.boundingBox()) ?? {};
  await page.mouse.click(x + 5, y + 5);
  expect(await page.evaluate(() => window.scrollY)).toBe(800);
  await expect(page).toHaveURL(urlOf('cli/devspace_dev'));
  release();
});

test('long sidebars and tables of contents scroll to the current entry, and a link skips to the contents', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({width: 1440, height: 600});
  const entry = page.locator('.theme-doc-sidebar-container .menu__link--active').last();
  await visit('cli/devspace_upgrade');
  await expect(entry).toBeInViewport();
  // A link in the text opens another category.
  await visit('configuration/dev/connections/file-sync');
  await page.getByRole('article').getByRole('link', {name: 'devspace sync'}).first().click();
  await expect(entry).toHaveText('devspace sync');
  await expect(entry).toBeInViewport();

  await visit('configuration/functions#exec_container');
  const contents = page.getByRole('navigation', {name: 'On this page'});
  const section = contents.locator('.table-of-contents__link--active');
  await expect(section).toHaveText('exec_container');
  await expect(section).toBeInViewport();

  await page.getByRole('link', {name: 'Skip to “On this page”'}).press('Enter');
  await page.keyboard.press('Tab');
  await expect(contents.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  const heading = page.locator('h2:focus');
  await expect(heading).toHaveCSS('text-decoration-line', 'underline');

  // Without the keyboard, only the position shows the heading.
  await visit('configuration/variables');
  await visit('configuration/functions#exec_container');
  await expect(page.locator('#exec_container')).toHaveCSS('text-decoration-line', 'none');
});
