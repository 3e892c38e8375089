import {strFromU8, unzipSync} from 'fflate';
import {expect, it} from 'vitest';
import {packFiles, readFiles} from './archive.ts';

const page = `## Files

\`\`\`text title="Folders"
.
\`\`\`

\`\`\`yaml title="devspace.yaml"
a: 1
# highlight-next-line
b: 2
\`\`\`

\`\`\`js title="web/server.js"
start();
\`\`\`

\`\`\`bash
devspace dev
\`\`\`
`;

it('contains the files of the page, without the comments that mark lines', () => {
  const archive = unzipSync(packFiles('shop', readFiles(page)));
  expect(Object.entries(archive).map(([file, bytes]) => [file, strFromU8(bytes)])).toEqual([
    ['shop/devspace.yaml', 'a: 1\nb: 2\n'],
    ['shop/web/server.js', 'start();\n'],
  ]);
});

it("can't contain a file twice", () => {
  const twice = `${page}\n\`\`\`yaml title="devspace.yaml"\n\`\`\`\n`;
  expect(() => readFiles(twice)).toThrow('more than one file devspace.yaml');
});
