/**
 * Renders the diagrams of all pages (```mermaid fences) to src/generated/diagrams, with Chromium:
 * `npm run generate -- diagrams`. Skips diagrams that are already rendered: after an update of Mermaid, delete them.
 *
 * --check  renders nothing, and fails if an SVG is missing or unused; doesn't need a browser
 */
import {parseArgs} from 'node:util';
import {checkDiagrams, updateDiagrams} from '@devspace-docs/drawings/render';
import {runMain} from './tasks/index.ts';

void runMain(async () => {
  const {values} = parseArgs({
    options: {check: {type: 'boolean', default: false}},
  });
  if (!values.check) {
    const {total, rendered} = await updateDiagrams();
    console.log(`${total} diagrams, ${rendered} rendered.`);
    return;
  }
  const problems = await checkDiagrams();
  if (problems.length === 0) return;
  for (const problem of problems) console.error(problem);
  throw new Error(
    'The rendered diagrams are out of date. Run `npm run generate -- diagrams` and commit the result.',
  );
});
