import {expect, it} from 'vitest';
import {command, version} from './fixture.ts';
import {buildReference} from './model.ts';
import {listReplacements} from './replacements.ts';

function login(...see: readonly string[]) {
  return command({
    command: 'devspace login',
    absentIn: {'6.x': {text: 'It was removed.', ...(see.length > 0 && {see})}},
  });
}

it('lists the first suggestion for each command that the latest version lacks', () => {
  const reference = buildReference([
    version('6.x', [command({command: 'devspace print'})]),
    version('5.x', [
      login('devspace_deploy', 'devspace_print'),
      command({command: 'devspace print'}),
    ]),
  ]);
  expect(listReplacements(reference)).toEqual({devspace_login: 'devspace_deploy'});
});

it('omits a command without a suggestion', () => {
  expect(listReplacements(buildReference([version('6.x'), version('5.x', [login()])]))).toEqual({});
});

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
