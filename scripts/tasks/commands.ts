/** The programs that `npm run lint` and `npm run generate` run. */
import type {Task} from './select.ts';

export const linters: readonly Task[] = [
  {name: 'code', command: ['eslint', '.', '--max-warnings', '0']},
  {name: 'styles', command: ['stylelint', 'src/**/*.css']},
  {name: 'format', command: ['prettier', '--check', '.']},
  {name: 'markdown', command: ['markdownlint-cli2']},
  {
    name: 'prose',
    command: [
      'textlint',
      '*.md',
      '{docs,versioned_docs}/**/*.mdx',
      '{src,scripts,packages,tests}/**/*.md',
      'src/pages/*.mdx',
      'schema/**/*.md',
    ],
  },
  {name: 'spelling', command: ['cspell', 'lint', '--no-progress', '--no-summary']},
  {name: 'unused', command: ['knip']},
];

export const generators: readonly Task[] = [
  {name: 'changes', command: ['tsx', 'scripts/generate-changes.ts']},
  {name: 'cli', command: ['tsx', 'scripts/generate-cli-reference.ts']},
  {name: 'config', command: ['tsx', 'scripts/generate-config-reference.ts']},
  {name: 'errors', command: ['tsx', 'scripts/generate-errors.ts']},
  {name: 'releases', command: ['tsx', 'scripts/generate-releases.ts']},
  {name: 'lists', command: ['tsx', 'scripts/generate-lists.ts']},
  {name: 'diagrams', command: ['tsx', 'scripts/generate-diagrams.ts']},
  {name: 'illustrations', command: ['tsx', 'scripts/generate-illustrations.ts']},
];
