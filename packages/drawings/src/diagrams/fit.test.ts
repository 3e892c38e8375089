import {expect, it} from 'vitest';
import {fitDiagram} from './fit.ts';

it('shows the wide version once its labels are at least 13 px', () => {
  expect(fitDiagram(590, 200)).toEqual({wide: 'diagram-wide-550', tall: 'diagram-tall-550'});
  expect(fitDiagram(600, 200)).toEqual({wide: 'diagram-wide-720', tall: 'diagram-tall-720'});
});

it("shows only the tall version if the wide one doesn't fit in any column", () => {
  expect(fitDiagram(900, 200)).toEqual({tall: 'diagram'});
});

it("shows only the wide version if the tall one isn't narrower", () => {
  expect(fitDiagram(500, 900)).toEqual({wide: 'diagram'});
});
