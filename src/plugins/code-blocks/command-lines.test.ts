import {describe, expect, it} from 'vitest';
import {findCommandLines} from './command-lines.ts';

describe('findCommandLines', () => {
  it('finds the first line of each command', () => {
    const code = 'devspace dev \\\n  --namespace dev\n\n# A comment\nhelm install \\\nname';
    expect(findCommandLines(code)).toEqual(new Set([0, 4]));
  });

  it('skips the body of a here-document', () => {
    const code = "cat <<'EOF' > file\nversion: v2beta1\nEOF\ndevspace dev";
    expect(findCommandLines(code)).toEqual(new Set([0, 3]));
  });

  it('skips the body of an indented here-document', () => {
    expect(findCommandLines('cat <<-END\nbody\n\tEND\nls')).toEqual(new Set([0, 3]));
  });

  it("doesn't treat a here-string as a here-document", () => {
    expect(findCommandLines('grep word <<<"$text"\ngrep word <<< text\nls')).toEqual(
      new Set([0, 1, 2]),
    );
  });

  it('finds nothing in an empty block', () => {
    expect(findCommandLines('')).toEqual(new Set());
  });
});
