import type {TableRow} from 'mdast';
import {diagnose, locate, type PageDiagnostic, textOf, walk} from '@devspace-docs/pages';
import type {Rule} from '../types.ts';

/** Cells that say in another way than with a dash that there is no answer. */
const EMPTY = /^(?:-|—|n\/a)?$/i;

/** The first cell may be empty: the row then belongs to the group that starts above it. */
function checkRow({children: [, ...cells]}: TableRow): PageDiagnostic[] {
  return cells
    .filter((cell) => cell.children.every(({type}) => type === 'text') && EMPTY.test(textOf(cell)))
    .flatMap((cell) => diagnose(locate(cell), 'the cell has no value', 'write `–`'));
}

export const tables: Rule = {
  name: 'tables',
  summary: 'Cells without a value contain `–`.',
  check(file, site) {
    const diagnostics: PageDiagnostic[] = [];
    walk(site.content(file).tree, (node) => {
      if (node.type === 'table') diagnostics.push(...node.children.slice(1).flatMap(checkRow));
    });
    return diagnostics;
  },
};
