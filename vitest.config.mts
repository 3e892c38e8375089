import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');

/** The names that Docusaurus gives to this folder and to its own client code. */
const alias = [
  {find: '@site', replacement: root},
  {
    find: /^@docusaurus\/(use\w+|BrowserOnly|ErrorBoundary|Head|Interpolate|Link|Translate|router)$/,
    replacement: `${root}/node_modules/@docusaurus/core/lib/client/exports/$1.js`,
  },
];

export default defineConfig({
  test: {
    projects: [
      {
        resolve: {alias},
        // The site's tsconfig leaves JSX to Docusaurus.
        oxc: {jsx: {runtime: 'automatic'}},
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/lib/**/*.test.ts'],
          // Unit tests change no global state. Loading all modules again for each file takes longer than they do.
          isolate: false,
          // A busy machine is no reason to fail.
          testTimeout: 60_000,
        },
      },
      {
        resolve: {alias},
        test: {name: 'repository', include: ['tests/repository/*.test.ts']},
      },
      {
        resolve: {alias},
        test: {
          name: 'site',
          include: ['tests/{routes,links,html,search}/**/*.test.ts'],
          globalSetup: './tests/lib/require-build.ts',
          // A test looks at hundreds of pages.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'cut',
          include: ['tests/version-cut/*.test.ts'],
          // A machine that does something else at the same time needs longer than a minute.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
