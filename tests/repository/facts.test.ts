/** A fact about DevSpace changes only with the reason in the message of the commit. */
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {changedFacts} from '../lib/facts.ts';
import {findBase, git} from '../lib/git.ts';

const HELP = `Facts come from the program, so generated files must not hide a mistake in them. Correct the fact, or,
if the previous one was wrong, add a line to the message of the commit that changes the file:
Facts: how you verified it, such as "6.3.21 prints this for a missing kubeconfig"`;

/** Whether a commit that changes the file says why. */
function hasReason(base: string, file: string): boolean {
  const format = '--format=%(trailers:key=Facts,valueonly)';
  return git('log', format, `${base}..HEAD`, '--', file).trim() !== '';
}

it('keeps the facts that the main branch has', {timeout: 60_000}, ({skip}) => {
  const base = findBase();
  if (base === undefined) return skip('there is no branch `main` to compare with');
  const folders = ['schema', 'docs', 'versioned_docs'];
  const changed = git('diff', '--name-only', '--diff-filter=M', base, '--', ...folders)
    .split('\n')
    .filter((file) => /\.(?:json|mdx|txt|ya?ml)$/.test(file) && !file.startsWith('schema/paths/'));
  const unexplained = changed
    .flatMap((file) =>
      changedFacts(file, git('show', `${base}:${file}`), readFileSync(file, 'utf8')).map(
        (fact) => ({file, fact}),
      ),
    )
    .filter(({file}) => !hasReason(base, file))
    .map(({fact}) => fact);
  expect(unexplained, HELP).toEqual([]);
});
