import type {Locator, Page} from '@playwright/test';
import {expect, test} from '../fixtures.ts';

const LAST_LINE = 'to see a list of available commands and flags';

function recordingOn(page: Page): Locator {
  return page.getByRole('region', {name: 'Recording: devspace init'});
}

/** The part of the recording that is visible; `none` if it's complete. */
function clipOf(recording: Locator): Promise<string> {
  return recording.locator('code').evaluate((code) => getComputedStyle(code).clipPath);
}

test.beforeEach(({visit}) => visit('getting-started/first-project'));

test('a recording plays, pauses, continues and ends, and nothing moves', async ({page}) => {
  await page.clock.install();
  const recording = recordingOn(page);
  const status = recording.getByRole('status').last();
  const height = (await recording.boundingBox())?.height;
  expect(await clipOf(recording)).toBe('none');

  await recording.getByRole('button', {name: 'Play recording'}).click();
  await expect(status).toHaveText('Playing');
  await page.clock.runFor(2000);
  const first = await clipOf(recording);
  expect(first).not.toBe('none');
  // Screen readers get everything, and the page keeps its layout.
  await expect(recording).toContainText(LAST_LINE);
  expect((await recording.boundingBox())?.height).toBe(height);

  await recording.getByRole('button', {name: 'Pause'}).click();
  await expect(status).toHaveText('Paused');
  const paused = await clipOf(recording);
  await page.clock.runFor(5000);
  expect(await clipOf(recording)).toBe(paused);

  await recording.getByRole('button', {name: 'Resume'}).click();
  await expect(status).toHaveText('Playing');
  await page.clock.runFor(2000);
  expect(await clipOf(recording)).not.toBe(paused);
  await page.clock.runFor(60_000);
  await expect(status).toHaveText('Recording ended');
  expect(await clipOf(recording)).toBe('none');
  await expect(recording.getByRole('button', {name: 'Play recording'})).toBeVisible();
});

test('a reader can show the rest of a recording at once', async ({page}) => {
  const recording = recordingOn(page);
  await recording.getByRole('button', {name: 'Play recording'}).click();
  await recording.getByRole('button', {name: 'Show all'}).click();
  expect(await clipOf(recording)).toBe('none');
  await expect(recording.getByRole('button', {name: 'Show all'})).toHaveCount(0);
});

test('with reduced motion, a recording is complete, even if it was playing', async ({page}) => {
  const recording = recordingOn(page);
  await recording.getByRole('button', {name: 'Play recording'}).click();
  await page.emulateMedia({reducedMotion: 'reduce'});
  expect(await clipOf(recording)).toBe('none');
  await expect(recording.getByRole('button', {name: /Play|Pause/})).toHaveCount(0);
});
