import {expect, it} from 'vitest';
import {convertConfig} from './index.ts';

const CONFIG = `version: v1beta11
name: acme
commands:
  - name: shell
    command: devspace -n shop enter --image=api -- ls --all
  - name: all
    command: |
      set -e
      devspace use profile ci && devspace purge -d api --all
      sudo devspace dev -i
  - name: fine
    command: devspace enter --wait && devspace deploy -n a --config b.yaml && echo devspace && ls --all
hooks:
  - command: bash
    args: ["-c", "devspace deploy --wait"]
    events: ["after:deploy"]
  - command: devspace
    args: [deploy, --deployments, api, --namespace, a]
    events: ["after:deploy"]
`;

it('notes commands and flags that the latest version does not have', () => {
  const {notes} = convertConfig(CONFIG, {hasEnvFile: false});
  expect(
    notes.map(({severity, from, message}) => `${from} ${severity} ${message.split(':')[0]}`),
  ).toEqual([
    '5 decision `devspace enter` has no `--image` in 6.x',
    '9 decision 6.x has no `devspace use profile`',
    '9 decision `devspace purge` has no `--deployments` in 6.x',
    '9 decision `devspace purge` has no `--all` in 6.x',
    '10 decision `devspace dev` has no `--interactive` in 6.x',
    '15 decision `devspace deploy` has no `--wait` in 6.x',
    '17 decision `devspace deploy` has no `--deployments` in 6.x',
  ]);
  expect(notes[0]?.message).toMatch(/: use `--image-selector IMAGE`$/);
  expect(notes[1]?.message).toMatch(
    /: see "Removed commands" in the guide "Changes from 5.x to 6.x"$/,
  );
  expect(notes.every(({to}) => to !== undefined)).toBe(true);
});
