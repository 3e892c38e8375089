import {expect as baseExpect, type Page} from '@playwright/test';
import {addressOf, expect, hold, test, waitUntilInteractive} from './fixtures.ts';

const questions = '4.x/configuration/development/file-synchronization';

function section(page: Page, summary: string | RegExp) {
  return page
    .getByRole('main')
    .locator('details')
    .filter({has: page.locator('summary', {hasText: summary})})
    .last();
}

/** Length of the history: what Back would have to walk through. */
function historyLength(page: Page): Promise<number> {
  return page.evaluate(() => window.history.length);
}

test.describe('a collapsible section', () => {
  test('is in the URL within 300 ms after it was opened', async ({page, visit}) => {
    await visit(questions);
    const entries = await historyLength(page);
    await page.getByText('How are changes transferred?').click();
    await baseExpect(page).toHaveURL(addressOf(`${questions}?open=how-are-changes-transferred`), {
      timeout: 400,
    });
    await page.getByText('How fast is it?').click();
    await expect(page).toHaveURL(
      addressOf(`${questions}?open=how-are-changes-transferred,how-fast-is-it`),
    );
    await page.getByText('How are changes transferred?').click();
    await expect(page).toHaveURL(addressOf(`${questions}?open=how-fast-is-it`));
    expect(await historyLength(page)).toBe(entries);
  });

  test('is open from the start for who gets the link, before any script has run', async ({
    page,
  }) => {
    const release = await hold(page, '**/assets/js/*.js');
    await page.goto(addressOf(`${questions}?open=how-fast-is-it`), {waitUntil: 'commit'});
    const opened = section(page, 'How fast');
    await expect(opened).toHaveAttribute('open');
    await expect(page.locator('.theme-layout-footer')).toBeAttached();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    const place = (): Promise<number> =>
      opened.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    const before = await place();
    release();
    await waitUntilInteractive(page);
    await expect(opened).toHaveAttribute('open');
    expect(await place()).toBeCloseTo(before, 0);
    await expect(section(page, 'How are changes')).not.toHaveAttribute('open');
  });

  test('is found open again with Back, and after a reload', async ({page, visit}) => {
    await visit(questions);
    await page.getByText('How fast is it?').click();
    await expect(page).toHaveURL(/\?open=how-fast-is-it$/);
    await page
      .locator('.theme-doc-sidebar-container')
      .getByRole('link', {name: 'Introduction', exact: true})
      .click();
    await expect(page).toHaveURL(addressOf('4.x/introduction'));
    await page.goBack();
    await expect(section(page, 'How fast')).toHaveAttribute('open');
    await expect(section(page, 'How are changes')).not.toHaveAttribute('open');
    await page.reload();
    await expect(section(page, 'How fast')).toHaveAttribute('open');
  });

  test('opens when the browser finds text in it', async ({page}) => {
    await page.goto(addressOf(`${questions}#:~:text=Code%20changes%20take`));
    await expect(section(page, 'How fast')).toHaveAttribute('open');
    await expect(page.getByText('Code changes take about a second.')).toBeInViewport();
  });
});

test.describe('a link into a closed section', () => {
  test('opens it, leads to its target and gives it the focus', async ({page, visit}) => {
    await visit('cli/devspace_deploy#global-flag-debug');
    const row = page.getByRole('row', {name: /--debug/});
    await expect(row).toBeInViewport();
    await expect(row).toBeFocused();
  });

  test('opens it while the page is being read, and a second time', async ({page, visit}) => {
    await visit('cli/devspace_deploy');
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '#global-flag-silent';
      link.textContent = 'The flag silent';
      document.querySelector('.theme-doc-markdown h1')?.after(link);
    });
    const row = page.getByRole('row', {name: /--silent/});
    const shared = section(page, '13 flags');
    await page.getByRole('link', {name: 'The flag silent'}).click();
    await expect(row).toBeInViewport();
    await expect(row).toBeFocused();
    await expect(page.getByRole('status').filter({hasText: 'Opened: 13 flags'})).toBeAttached();
    await shared.locator('summary').click();
    await expect(row).toBeHidden();
    await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
    await page.getByRole('link', {name: 'The flag silent'}).click();
    await expect(row).toBeInViewport();
  });

  test('opens every field around a field', async ({page, visit}) => {
    await visit('configuration/dev/connections/file-sync#dev-sync-onUpload-exec-command');
    const field = page.locator('#dev-sync-onUpload-exec-command');
    await expect(field).toBeInViewport();
    await expect(field).toBeFocused();
  });

  test('works from another page, whose fields are still on their way', async ({page, visit}) => {
    await visit('cli/devspace_deploy');
    const release = await hold(page, '**/assets/markup/*');
    await page
      .getByRole('main')
      .getByRole('link', {name: 'deployments', exact: true})
      .first()
      .click();
    await expect(page.getByRole('heading', {level: 2, name: 'deployments'})).toBeInViewport();
    await page.evaluate(() => {
      window.location.hash = '#dev-sync-onUpload-exec-command';
    });
    release();
    await expect(page.locator('#dev-sync-onUpload-exec-command')).toBeInViewport();
  });
});

test.describe('a field of the reference', () => {
  const page6 = 'configuration/dev/connections/file-sync';

  test('that was opened stands in the address, and is open for who gets the link', async ({
    page,
    visit,
  }) => {
    await visit(page6);
    await page.locator('summary', {hasText: /onUpload object/}).click();
    await expect(page).toHaveURL(addressOf(`${page6}?open=dev-sync-onUpload`));
    await page.reload();
    await expect(page.locator('#dev-sync-onUpload')).toBeVisible();
  });

  test('all of them open with one button, which the address keeps', async ({page, visit}) => {
    await visit('configuration/reference');
    await page.getByRole('button', {name: 'Expand all'}).click();
    await expect(page).toHaveURL(addressOf('configuration/reference?open=all'));
    await page.reload();
    await waitUntilInteractive(page);
    await expect(page.locator('main details:not([open], [data-section])')).toHaveCount(0);
    await page.getByRole('button', {name: 'Collapse all'}).click();
    await expect(page).toHaveURL(addressOf('configuration/reference'));
  });
});

test.describe('the target of a link', () => {
  const distance = (page: Page, id: string): Promise<number> =>
    page.locator(`[id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top);

  for (const [name, path] of [
    ['a heading', 'getting-started/introduction#how-it-works'],
    ['a flag', 'cli/devspace_deploy#flag-force-build'],
    ['a field', 'configuration/dev/connections/file-sync#dev-sync-polling'],
  ] as const) {
    test(`${name} stands 120 px below the top`, async ({page, visit}) => {
      await visit(path);
      const id = path.split('#')[1] ?? '';
      await expect.poll(() => distance(page, id)).toBeCloseTo(120, -1);
    });
  }

  test('comes back to its place one second after the page has moved', async ({page, visit}) => {
    await page.addInitScript(() => {
      const grow = (): void => {
        const html = document.documentElement;
        html.style.overflowAnchor = 'none';
        const late = document.createElement('div');
        late.style.height = '400px';
        document.querySelector('.theme-doc-markdown h1')?.after(late);
        const target = document.getElementById('flag-force-build');
        html.dataset.movedTo = String(target?.getBoundingClientRect().top);
      };
      // From inside the page, so that it comes before the second is over on any machine.
      new MutationObserver((_, observer) => {
        if (document.documentElement.dataset.hasHydrated !== 'true') return;
        observer.disconnect();
        requestAnimationFrame(() => requestAnimationFrame(grow));
      }).observe(document, {subtree: true, attributeFilter: ['data-has-hydrated']});
    });
    await visit('cli/devspace_deploy#flag-force-build');
    const moved = page.locator('html[data-moved-to]');
    await expect
      .poll(async () => Number(await moved.getAttribute('data-moved-to')))
      .toBeGreaterThan(300);
    await expect.poll(() => distance(page, 'flag-force-build')).toBeCloseTo(120, -1);
  });

  test('stays where the reader has moved it', async ({page, visit}) => {
    await visit('cli/devspace_deploy#flag-force-build');
    await page.mouse.wheel(0, 200);
    await page.evaluate(() => {
      document.documentElement.style.overflowAnchor = 'none';
      const late = document.createElement('div');
      late.style.height = '400px';
      document.querySelector('.theme-doc-markdown h1')?.after(late);
    });
    const top = await distance(page, 'flag-force-build');
    await page.waitForTimeout(1200);
    expect(Math.abs((await distance(page, 'flag-force-build')) - top)).toBeLessThan(250);
    expect(Math.abs((await distance(page, 'flag-force-build')) - 120)).toBeGreaterThan(30);
  });
});
