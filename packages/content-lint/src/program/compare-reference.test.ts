import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {latestVersion} from '@devspace-docs/versions';
import {compareReference} from './compare-reference.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'devspace-reference-'));
afterAll(() => rmSync(folder, {recursive: true}));

it('compares commands, flags and exit codes', async () => {
  const file = path.join(folder, 'devspace');
  const help = `Usage:
  devspace [command]

Available Commands:
  list   Lists

Flags:
  -d, --debug        Debug
      --new string   New (default "a")`;
  // Accepts any flag, and runs `list ports` without a config.
  const script = `#!/bin/sh
case "$*" in
*--help) echo '${help}' | sed "s/devspace .command./devspace $(echo $* | sed 's/--help//')/; s/  list .*//" ;;
"list ports") exit 0 ;;
--no-such-flag) exit 0 ;;
*) exit 1 ;;
esac
`;
  writeFileSync(file, script, {mode: 0o755});
  const program = {path: file, release: '6.0.0-stand-in', version: latestVersion.label};
  const found = await compareReference(program);
  const lines = found.map(({file, line, message}) => `${file}:${line}: ${message}`);
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/devspace_dev\.yaml:2: Removed commands: devspace dev in DevSpace 6/),
      expect.stringMatching(/_global\.yaml:1: New flags: devspace --new: string, default "a" in/),
      expect.stringMatching(
        /_global\.yaml:[1-9]\d+: Changed flag shorthands: devspace --debug: none → d in/,
      ),
      expect.stringMatching(
        /list_ports\.yaml:\d+: the exit code of devspace list ports is 1, .* ends with 0: No `devspace.yaml`/,
      ),
      expect.stringMatching(
        /_global\.yaml:[1-9]\d+: the exit code of devspace is 1, .* ends with 0: A fatal error/,
      ),
    ]),
  );
  expect(lines.filter((line) => line.includes('exit code'))).toHaveLength(2);
});
