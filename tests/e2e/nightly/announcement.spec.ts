import {waitUntilInteractive} from '../fixtures.ts';
import {expect, test} from '../reader-site.ts';

test('an announcement is shown until the reader closes it', async ({page, open}) => {
  await open('');
  const bar = page.getByRole('banner');
  await expect(bar).toContainText('DevSpace 6.4 is out');
  await bar.getByRole('button', {name: 'Close'}).click();
  await expect(bar).toHaveCount(0);
  await page.reload();
  await waitUntilInteractive(page);
  await expect(bar).toHaveCount(0);

  // The next announcement has another id. Docusaurus notices it on one page, and shows it from the next on.
  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'previous'));
  await page.reload();
  await waitUntilInteractive(page);
  await page.reload();
  await expect(bar).toContainText('DevSpace 6.4 is out');
});
