/**
 * Compares the first screen of each layout with a picture in tests/visual. If a change is intended, update
 * the pictures with `npm test -- e2e:nightly visual.spec.ts --update-snapshots`, and look at them before you commit.
 *
 * The tolerance lets an edited word pass, but not a moved or restyled part. All text is set in the fonts
 * of the site, so that pictures don't depend on the fonts of a machine.
 */
import {layouts} from '@devspace-docs/page-weight';
import {switchToDark} from '../axe.ts';
import {NOT_FOUND_STATUS} from '../fixtures.ts';
import {expect, test} from '../shared-page.ts';

const screens = [
  {width: 1440, height: 640, modes: ['light', 'dark']},
  {width: 1024, height: 640, modes: ['light']},
  {width: 390, height: 640, modes: ['light', 'dark']},
] as const;

const overrides = `
  .theme-last-updated { visibility: hidden; }
`;

test.beforeEach(({problems}) => problems.allow(NOT_FOUND_STATUS));

/** Results depend on the content of all pages; the others look like a page that is compared. */
const skipped = new Set(['search?q=pods', 'accessibility', '4.x/commands/devspace_dev']);

for (const {name, path} of layouts.filter((layout) => !skipped.has(layout.path))) {
  test(`${name} looks the same`, async ({page, visit}) => {
    // The browser doesn't use a font that is late, and the policy would block a style element.
    await page.route('**/*.css', async (route) => {
      const response = await route.fetch();
      const css = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
      await route.fulfill({response, body: css + overrides});
    });
    for (const {modes, ...screen} of screens) {
      await page.setViewportSize(screen);
      await visit(path);
      await page.evaluate(() => document.fonts.ready);
      // Suggestions on the not-found page.
      if (path.endsWith('instalation')) await page.waitForLoadState('networkidle');
      for (const mode of modes) {
        if (mode === 'dark') await switchToDark(page);
        const file = `${path.replaceAll('/', '-') || 'home'}-${screen.width}-${mode}.webp`;
        await expect(page).toHaveScreenshot(file, {maxDiffPixelRatio: 0.002});
      }
    }
  });
}
