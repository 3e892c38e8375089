import {expect, test} from './fixtures.ts';

/** What DevSpace takes when a field is left out. */
const defaults = {
  'images-dockerfile': './Dockerfile',
  'images-context': './',
  'deployments-updateImageTags': 'true',
  'dev-sync-initialSync': 'mirrorLocal',
  'dependencies-pipeline': 'deploy',
  'hooks-wait-timeout': '150',
  'hooks-container-timeout': '150',
  'localRegistry-name': 'registry',
  'localRegistry-image': 'registry:2.8.1',
  'localRegistry-buildKitImage': 'moby/buildkit:master-rootless',
  'localRegistry-port': '5000',
  'localRegistry-persistence-size': '5Gi',
};

test('the reference says what DevSpace takes for fields that are left out', async ({
  page,
  visit,
}) => {
  await visit('configuration/reference?open=all');
  for (const [id, value] of Object.entries(defaults)) {
    const fact = page
      .locator(`[id="${id}"] > dl > div`)
      .filter({has: page.getByText('Default', {exact: true})});
    await expect(fact.getByRole('definition'), id).toHaveText(value);
  }
});
