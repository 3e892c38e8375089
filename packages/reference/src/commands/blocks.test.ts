import {expect, it} from 'vitest';
import {describePage} from './blocks.ts';
import {command, version} from './fixture.ts';
import {buildReference} from './model.ts';

it('rejects a summary that is too long for search results', () => {
  const summary = `Do ${'very '.repeat(40)}much`;
  const [six] = buildReference([version('6.x', [command({command: 'devspace deploy', summary})])]);
  const deploy = six?.bySlug.get('devspace_deploy');
  expect(() => six && deploy && describePage(six, deploy)).toThrow(
    'schema/cli/6.x/devspace_deploy.yaml: the description has',
  );
});
