import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';

const collectAnchor = vi.hoisted(() => vi.fn());
vi.mock('@docusaurus/useBrokenLinks', () => ({default: () => ({collectAnchor})}));

import FlagTable, {FlagRow, type FlagRowProps} from './index.tsx';

function render(props: Pick<FlagRowProps, 'type'> & Partial<FlagRowProps>): string {
  return renderToStaticMarkup(
    <FlagTable label="Flags">
      <FlagRow id="flag-force" name="force" {...props}>
        Skips the question.
      </FlagRow>
    </FlagTable>,
  );
}

it('shows a default of false', () => {
  const html = render({type: 'bool', shorthand: 'f', defaultValue: 'false'});
  expect(html).toContain('<code translate="no">false</code>');
  expect(html).toContain('<code translate="no">-f</code>');
});

it('describes the effective value of an empty default', () => {
  const defaultNote = 'current folder';
  expect(render({type: 'string', defaultNote})).toMatch(
    />empty<\/span>.*\(at run time: current folder\)/,
  );
  expect(render({type: 'strings', defaultNote})).toContain('>none</span>');
});

it('links the name to its own row and reports the anchor to the link checker', () => {
  const html = render({type: 'bool', isDeprecated: true});
  expect(html).toMatch(/<tr id="flag-force"[^>]*><th scope="row"[^>]*><a href="#flag-force"/);
  expect(html).toContain('deprecated');
  expect(collectAnchor).toHaveBeenLastCalledWith('flag-force');
});
