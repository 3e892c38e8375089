import type {Page} from '@playwright/test';
import {reading} from '../../../src/config/reading.ts';
import {urlOf, expect, holdRequests, test, waitUntilInteractive} from '../fixtures.ts';
import {openWithoutScripts, passTime, scrollTo} from '../page-helpers.ts';

const FAQ = 'getting-started/cleanup';

function section(page: Page, summary: string | RegExp) {
  return page
    .getByRole('main')
    .locator('details')
    .filter({has: page.locator('summary', {hasText: summary})})
    .last();
}

test.describe('a collapsible section', () => {
  test('is in the URL while it is open, and stays open with Back and a reload', async ({
    page,
    visit,
  }) => {
    await visit(FAQ);
    const historyLength = (): Promise<number> => page.evaluate(() => window.history.length);
    const entries = await historyLength();
    await page.getByText('Pods that multiple projects develop').click();
    await expect(page).toHaveURL(urlOf(`${FAQ}?open=pods-that-multiple-projects-develop`));
    await page.getByText("What is deleted, and what isn't").click();
    await expect(page).toHaveURL(
      urlOf(`${FAQ}?open=pods-that-multiple-projects-develop,what-is-deleted-and-what-isn-t`),
    );
    await page.getByText('Pods that multiple projects develop').click();
    await expect(page).toHaveURL(urlOf(`${FAQ}?open=what-is-deleted-and-what-isn-t`));
    expect(await historyLength()).toBe(entries);

    await page
      .locator('.theme-doc-sidebar-container')
      .getByRole('link', {name: 'Quickstart', exact: true})
      .click();
    await expect(page).toHaveURL(urlOf('getting-started/quickstart'));
    await page.goBack();
    await expect(section(page, 'What is deleted')).toHaveAttribute('open');
    await expect(section(page, 'Pods that multiple')).not.toHaveAttribute('open');
    await page.reload();
    await expect(section(page, 'What is deleted')).toHaveAttribute('open');
  });

  test('in the URL is open before scripts run', async ({page}) => {
    const release = await openWithoutScripts(
      page,
      urlOf(`${FAQ}?open=what-is-deleted-and-what-isn-t`),
    );
    const opened = section(page, 'What is deleted');
    await expect(opened).toHaveAttribute('open');
    const top = (): Promise<number> =>
      opened.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    const before = await top();
    release();
    await waitUntilInteractive(page);
    await expect(opened).toHaveAttribute('open');
    expect(await top()).toBeCloseTo(before, 0);
    await expect(section(page, 'Pods that multiple')).not.toHaveAttribute('open');
  });

  test('opens for a text fragment', async ({page}) => {
    await page.goto(urlOf(`${FAQ}#:~:text=A%20purge%20deletes%20all%20deployments`));
    await expect(section(page, 'What is deleted')).toHaveAttribute('open');
    await expect(page.getByText('A purge deletes all deployments in this record')).toBeInViewport();
  });
});

test.describe('a link into a closed section', () => {
  test('opens it and focuses the target, as often as it is used', async ({page, visit}) => {
    const fields = 'configuration/dev/connections/file-sync';
    await visit(`${fields}#dev-sync-onUpload-exec-once`);
    const once = page.locator('#dev-sync-onUpload-exec-once');
    await expect(once).toBeInViewport();
    await expect(once).toBeFocused();

    await visit(fields);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '#dev-sync-bandwidthLimits-upload';
      link.textContent = 'The upload limit';
      document.querySelector('.theme-doc-markdown h1')?.after(link);
    });
    const limit = page.locator('#dev-sync-bandwidthLimits-upload');
    await page.getByRole('link', {name: 'The upload limit'}).click();
    await expect(limit).toBeInViewport();
    await expect(limit).toBeFocused();
    const opened = page
      .getByRole('status')
      .filter({hasText: 'Opened: dev.*.sync[].bandwidthLimits'});
    await expect(opened).toBeAttached();
    await section(page, 'bandwidthLimits').locator('summary').click();
    await expect(limit).toBeHidden();
    await scrollTo(page, 0);
    await page.getByRole('link', {name: 'The upload limit'}).click();
    await expect(limit).toBeInViewport();
  });

  test('works after navigation, while the fields are loading', async ({page, visit}) => {
    await visit('cli/devspace_deploy');
    const release = await holdRequests(page, '**/assets/markup/*');
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

test('all fields of the reference expand with one button, and after a reload', async ({
  page,
  visit,
}) => {
  await visit('configuration/reference');
  await page.getByRole('button', {name: 'Expand all'}).click();
  await expect(page).toHaveURL(urlOf('configuration/reference?open=all'));
  await page.reload();
  await waitUntilInteractive(page);
  await expect(page.locator('.markdown details:not([open], [data-section])')).toHaveCount(0);
  await page.getByRole('button', {name: 'Collapse all'}).click();
  await expect(page).toHaveURL(urlOf('configuration/reference'));
});

test.describe('the target of a link', () => {
  const distance = (page: Page, id: string): Promise<number> =>
    page.locator(`[id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top);

  test('returns to its position after a layout shift', async ({page, visit}) => {
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
      // Runs in the page, so that it comes before the correction on any machine.
      new MutationObserver((_, observer) => {
        if (document.documentElement.dataset.hasHydrated !== 'true') return;
        observer.disconnect();
        const start = (): number => requestAnimationFrame(() => requestAnimationFrame(grow));
        // Until then, the browser itself keeps the target in view.
        if (document.readyState === 'complete') start();
        else window.addEventListener('load', start);
      }).observe(document, {subtree: true, attributeFilter: ['data-has-hydrated']});
    });
    await visit('cli/devspace_deploy#flag-force-build');
    const moved = page.locator('html[data-moved-to]');
    await expect
      .poll(async () => Number(await moved.getAttribute('data-moved-to')))
      .toBeGreaterThan(300);
    await expect.poll(() => distance(page, 'flag-force-build')).toBeCloseTo(120, -1);
  });

  test('stays where the reader has scrolled it', async ({page, visit}) => {
    await visit('cli/devspace_deploy#flag-force-build');
    await page.mouse.wheel(0, 200);
    await page.evaluate(() => {
      document.documentElement.style.overflowAnchor = 'none';
      const late = document.createElement('div');
      late.style.height = '400px';
      document.querySelector('.theme-doc-markdown h1')?.after(late);
    });
    const top = await distance(page, 'flag-force-build');
    await passTime(page, reading.anchor.correctAfter);
    expect(Math.abs((await distance(page, 'flag-force-build')) - top)).toBeLessThan(250);
    expect(Math.abs((await distance(page, 'flag-force-build')) - 120)).toBeGreaterThan(30);
  });

  test('is not where Back leads to if the reader has left it', async ({page, visit}) => {
    await visit('cli/devspace_deploy#flag-force-build');
    await expect.poll(() => distance(page, 'flag-force-build')).toBeCloseTo(120, -1);
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => distance(page, 'flag-force-build')).toBeCloseTo(-280, -1);
    const heading = page.getByRole('heading', {level: 1});
    const title = (await heading.textContent()) ?? '';
    // The browser only remembers the target if the next page takes long.
    const release = await holdRequests(page, '**/assets/js/p*.js');
    // A click would scroll to the link.
    const next = page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link').first();
    await next.dispatchEvent('click');
    await passTime(page, 1500);
    release();
    await expect(heading).not.toHaveText(title);
    await passTime(page, 1500);
    await page.goBack();
    await expect(heading).toHaveText(title);
    await expect.poll(() => distance(page, 'flag-force-build')).toBeCloseTo(-280, -1);
    await passTime(page, reading.anchor.correctAfter);
    expect(await distance(page, 'flag-force-build')).toBeCloseTo(-280, -1);
  });
});
