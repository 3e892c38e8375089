import {expect, it} from 'vitest';
import {command, version} from './fixture.ts';
import {buildReference} from './model.ts';
import {listReplacements} from './replacements.ts';

function login(see: string) {
  return command({
    command: 'devspace login',
    absentIn: {'6.x': {text: 'It was removed.', see: [see]}},
  });
}

it('rejects two versions that suggest different commands', () => {
  const both = (see: string) => [login(see), command({command: 'devspace print'})];
  const reference = buildReference([
    version('6.x', [command({command: 'devspace print'})]),
    version('5.x', both('devspace_deploy')),
    version('4.x', both('devspace_print')),
  ]);
  expect(() => listReplacements(reference)).toThrow(
    'schema/cli/4.x/devspace_login.yaml: absentIn: the first command under "see" is devspace_print, but devspace_deploy in a newer version',
  );
});
