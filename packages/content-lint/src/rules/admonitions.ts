import type {Nodes, Parents, Text} from 'mdast';
import {diagnose, locate, type PageDiagnostic, walk} from '@devspace-docs/pages';
import {didYouMean, suggest} from '@devspace-docs/common';
import type {Rule} from '../types.ts';

const ADMONITIONS: readonly string[] = ['note', 'tip', 'info', 'warning', 'danger'];

type Directive = Extract<Nodes, {type: 'containerDirective' | 'leafDirective' | 'textDirective'}>;

const COLONS = {textDirective: 1, leafDirective: 2, containerDirective: 3} as const;

function isDirective(node: Nodes): node is Directive {
  return node.type in COLONS;
}

/** Whether the last line of a directive has at least as many colons as the first. */
function isClosed({position}: Directive, lines: readonly string[]): boolean {
  if (!position) return true;
  const {start, end} = position;
  const opening = /^:*/.exec((lines[start.line - 1] ?? '').slice(start.column - 1))?.[0] ?? '';
  return (lines[end.line - 1] ?? '').slice(0, end.column - 1).endsWith(opening);
}

function checkDirective(
  node: Directive,
  ancestors: readonly Parents[],
  lines: readonly string[],
): PageDiagnostic[] {
  const location = {...locate(node), length: COLONS[node.type] + node.name.length};
  if (node.type === 'textDirective') {
    // Docusaurus turns `:name` back into text.
    if (node.children.length === 0 && Object.keys(node.attributes ?? {}).length === 0) return [];
    const message = `\`:${node.name}\` is a text directive, which this site doesn't support`;
    return diagnose(location, message, 'write `\\:` for a plain colon');
  }
  if (node.type === 'leafDirective') {
    const message = `\`::${node.name}\` doesn't start an admonition`;
    const expected = [`:::${node.name}`];
    return diagnose(location, message, `write three colons: \`${expected[0]}\``, {expected});
  }
  const diagnostics: PageDiagnostic[] = [];
  if (!ADMONITIONS.includes(node.name)) {
    const suggestion = suggest(node.name, ADMONITIONS);
    const hint = didYouMean(
      suggestion && `:::${suggestion}`,
      `use one of ${ADMONITIONS.join(', ')}`,
    );
    diagnostics.push(...diagnose(location, `unknown admonition \`:::${node.name}\``, hint));
  }
  if (isClosed(node, lines)) return diagnostics;
  const outer = ancestors.findLast((ancestor) => ancestor.type === 'containerDirective');
  const [message, hint] = outer
    ? [
        `\`:::${node.name}\` starts inside \`:::${outer.name}\` of line ${outer.position?.start.line}, and one \`:::\` closes both`,
        `close \`:::${outer.name}\` above it; to nest them, start the outer one with \`::::\``,
      ]
    : [
        `\`:::${node.name}\` isn't closed, so the text below it is part of it`,
        'add a line with `:::` where the admonition ends',
      ];
  return [...diagnostics, ...diagnose(location, message, hint)];
}

/** Reports lines with `:::` that aren't part of an admonition. */
function checkColons({value, position}: Text, lines: readonly string[]): PageDiagnostic[] {
  if (!value.includes(':::') || !position) return [];
  const {start, end} = position;
  return lines.slice(start.line - 1, end.line).flatMap((line, index) => {
    const [, before = '', colons, rest = ''] = /^([\s>*+-]*)(:{3,})(.*)$/.exec(line) ?? [];
    if (colons === undefined) return [];
    const location = {
      line: start.line + index,
      column: before.length + 1,
      length: line.trimEnd().length - before.length,
    };
    if (rest.trim() === '') {
      const hint = 'remove it, or write as many colons as in the line that starts the admonition';
      return diagnose(location, `\`${colons}\` doesn't close an admonition`, hint);
    }
    const message = `\`${colons}${rest.trimEnd()}\` doesn't start an admonition`;
    const hint =
      'write the name right after the colons, and the title in brackets: `:::tip[Title]`';
    return diagnose(location, message, hint);
  });
}

/** Reports lines with colons that Docusaurus shows as text, and admonitions that contain more than they should. */
export const admonitions: Rule = {
  name: 'admonitions',
  check(file, site) {
    const diagnostics: PageDiagnostic[] = [];
    walk(site.content(file).tree, (node, ancestors) => {
      if (node.type === 'text') diagnostics.push(...checkColons(node, file.lines));
      else if (isDirective(node)) diagnostics.push(...checkDirective(node, ancestors, file.lines));
    });
    return diagnostics;
  },
};
