import {renderToStaticMarkup} from 'react-dom/server';
import {beforeEach, expect, it, vi} from 'vitest';

const collectAnchor = vi.hoisted(() => vi.fn());
vi.mock('@docusaurus/useBrokenLinks', () => ({default: () => ({collectAnchor})}));

import FlagTable, {FlagRow} from './index.tsx';

beforeEach(() => collectAnchor.mockClear());

it('shows a default of false', () => {
  const html = renderToStaticMarkup(
    <FlagTable label="Flags">
      <FlagRow id="flag-force" name="force" shorthand="f" type="bool" defaultValue="false">
        Skips the question.
      </FlagRow>
    </FlagTable>,
  );
  expect(html).toContain('<code>false</code>');
  expect(html).toContain('<code>-f</code>');
});

it('describes the effective value of an empty default', () => {
  const row = (type: 'string' | 'strings') =>
    renderToStaticMarkup(
      <FlagTable label="Flags">
        <FlagRow id="flag-path" name="path" type={type} defaultNote="current folder">
          Folder.
        </FlagRow>
      </FlagTable>,
    );
  expect(row('string')).toMatch(/>empty<\/span>.*At run time: current folder/);
  expect(row('strings')).toContain('>none</span>');
});

it('links the name to its own row and reports the anchor to the link checker', () => {
  const html = renderToStaticMarkup(
    <FlagTable label="Flags">
      <FlagRow id="flag-force" name="force" type="bool" defaultValue="false" isDeprecated>
        Skips the question.
      </FlagRow>
    </FlagTable>,
  );
  expect(html).toMatch(/<tr id="flag-force"[^>]*><th scope="row"[^>]*><a href="#flag-force"/);
  expect(html).toContain('deprecated');
  expect(collectAnchor).toHaveBeenCalledWith('flag-force');
});
