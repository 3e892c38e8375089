import {expect, it} from 'vitest';
import {findCommandLines} from './command-lines.ts';

it.each([
  [
    'the first line of each command',
    'devspace dev \\\n  --namespace dev\n\n# A comment\nhelm install \\\nname',
    [0, 4],
  ],
  ['no line of a here-document', "cat <<'EOF' > file\nversion: v2beta1\nEOF\ndevspace dev", [0, 3]],
  ['no line of an indented here-document', 'cat <<-END\nbody\n\tEND\nls', [0, 3]],
  ['lines after a here-string', 'grep word <<<"$text"\ngrep word <<< text\nls', [0, 1, 2]],
  ['nothing in an empty block', '', []],
])('findCommandLines finds %s', (_, code, lines) => {
  expect(findCommandLines(code)).toEqual(new Set(lines));
});
