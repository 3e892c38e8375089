import {describe, expect, it} from 'vitest';
import {addShared} from './add-shared.ts';
import type {ErrorData, ErrorPage} from './types.ts';

function entry(id: string, rest: Partial<ErrorData> = {}): ErrorData {
  return {id, message: `message of ${id}`, cause: 'Cause.', fix: 'See [docs](a.mdx).', ...rest};
}

function page(section: string, ...errors: readonly ErrorData[]): ErrorPage {
  const sections = [{id: section, title: section, errors}];
  return {title: 'T', description: 'D.', intro: 'I.', path: 'p.mdx', source: 's.yaml', sections};
}

const addTo = (own: ErrorPage, ...latest: readonly ErrorData[]) =>
  addShared([own], [page('helm', ...latest)]).flatMap(({sections}) => sections);

describe('addShared', () => {
  it('adds marked entries in a section of their own, with the texts for older versions', () => {
    const marked = entry('b', {older: {fix: 'Do it.'}, page: 'images', fixedIn: 'b-fix'});
    expect(addTo(page('config', entry('a')), marked, entry('c'))).toEqual([
      {id: 'config', title: 'config', errors: [entry('a')]},
      {id: 'helm', title: 'helm', errors: [entry('b', {fix: 'Do it.'})]},
    ]);
  });

  it('adds them to a section with the same id', () => {
    expect(addTo(page('helm', entry('a')), entry('b', {older: true}))).toEqual([
      {id: 'helm', title: 'helm', errors: [entry('a'), entry('b')]},
    ]);
  });

  it('leaves out variants that the version has', () => {
    const own = page('config', entry('a', {message: 'timed out'}));
    const [, added] = addTo(own, entry('b', {variants: ['timed out', 'too slow'], older: true}));
    expect(added?.errors).toEqual([entry('b', {variants: ['too slow']})]);
  });

  it('keeps the entry of the version itself', () => {
    const own = page('config', entry('a'), entry('x', {variants: ['timed out']}));
    const sections = addTo(
      own,
      entry('a', {older: true}),
      entry('y', {message: 'timed out', older: true}),
    );
    expect(sections).toEqual(own.sections);
  });
});
