import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');

/** Aliases of Docusaurus for this folder and for its client code. */
const alias = [
  {find: '@site', replacement: root},
  {
    find: /^@docusaurus\/(use\w+|BrowserOnly|ErrorBoundary|Head|Interpolate|Link|Translate|router)$/,
    replacement: `${root}/node_modules/@docusaurus/core/lib/client/exports/$1.js`,
  },
];

export default defineConfig({
  test: {
    // By default, one core is left idle.
    maxWorkers: '100%',
    projects: [
      {
        resolve: {alias},
        // tsconfig.json leaves JSX to Docusaurus.
        oxc: {jsx: {runtime: 'automatic'}},
        test: {
          name: 'unit',
          include: ['{src,packages,scripts,tests/lib}/**/*.test.{ts,tsx}'],
          // Unit tests don't change global state, and run faster if files share modules.
          isolate: false,
          restoreMocks: true,
          // Avoids failures on busy machines.
          testTimeout: 180_000,
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
          // Test files share the links and anchors of all pages.
          isolate: false,
          // Tests read hundreds of pages.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'builds',
          include: ['tests/{rebuild,version-cut}/*.test.ts'],
          // Takes minutes on busy machines.
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
