import {readdirSync} from 'node:fs';
import eslint from '@eslint/js';
import vitest from '@vitest/eslint-plugin';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import {importX} from 'eslint-plugin-import-x';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** A version, its config format, or the name that Docusaurus gives the latest version. */
const VERSION = String.raw`/^current$|\b\d+\.x\b|\bv\d+(?:alpha|beta)\d+\b/`;
const versionMessage =
  'Code must not depend on one version. Use a property of packages/versions/src/versions.ts (isLatest, hasPipelines, …), or add one.';

/** A package imports only those before it: see ARCHITECTURE.md. */
const PACKAGE_ORDER = [
  ...['common', 'versions', 'devspace-check', 'reference', 'pages', 'static-host'],
  ...['search', 'offline', 'browser', 'drawings', 'content-lint', 'version-cut', 'page-weight'],
];

const unordered = readdirSync('packages').filter((name) => !PACKAGE_ORDER.includes(name));
if (unordered.length > 0)
  throw new Error(`Add ${unordered.join(', ')} to PACKAGE_ORDER in eslint.config.mjs.`);

const folder = (name) => `packages/${name}`;

export default tseslint.config(
  {
    ignores: [
      '.cache/',
      'build*/',
      'publish*/',
      '**/.docusaurus/',
      'node_modules/',
      'test-results/',
      'src/generated/',
    ],
  },
  eslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: {
        project: './tsconfig.json',
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/array-type': 'off',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        // A declaration file with top-level imports no longer declares modules.
        {fixStyle: 'inline-type-imports', disallowTypeAnnotations: false},
      ],
      // These are readable in messages without conversion.
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        {allowNumber: true, allowNullish: true, allowRegExp: true},
      ],
      // `||` also replaces empty strings, which are common in environment variables and attributes.
      '@typescript-eslint/prefer-nullish-coalescing': [
        'error',
        {ignorePrimitives: {string: true, boolean: true}, ignoreConditionalTests: true},
      ],
      // Arrow shorthand that returns the result of a call is easier to read.
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      // No-ops are valid, for example in mocks and contexts without a provider.
      '@typescript-eslint/no-empty-function': 'off',
      // Plugins, components and fixtures get more arguments than they use.
      '@typescript-eslint/no-unused-vars': [
        'error',
        {args: 'after-used', varsIgnorePattern: '^_', argsIgnorePattern: '^_'},
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx,mts,mjs,js,cjs}'],
    languageOptions: {globals: globals.node},
    rules: {
      eqeqeq: 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'no-warning-comments': ['error', {terms: ['todo', 'fixme', 'xxx'], location: 'anywhere'}],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.strict],
    languageOptions: {globals: globals.browser},
    rules: {
      // `label-has-associated-control` checks the labels of fields.
      'jsx-a11y/control-has-associated-label': [
        'error',
        {ignoreElements: ['input', 'textarea', 'td', 'th']},
      ],
    },
  },
  {
    // Plugins, config and scripts may log to the console; the site itself must not.
    files: ['src/{components,hooks,theme,pages}/**/*.{ts,tsx}'],
    rules: {'no-console': 'error'},
  },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**/*.ts'],
    rules: {
      // Playwright passes a function named `use` to fixtures, which isn't a hook.
      'react-hooks/rules-of-hooks': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    plugins: {vitest},
    rules: {
      ...vitest.configs.recommended.rules,
      'vitest/expect-expect': ['error', {assertFunctionNames: ['expect*', 'passed']}],
      'vitest/valid-expect': ['error', {maxArgs: 2}],
      // Loops over the cases of a table have conditions.
      'vitest/no-conditional-expect': 'off',
      // The result of a test must not depend on the load of the machine.
      'no-restricted-properties': [
        'error',
        ...[
          ['Date', 'now'],
          ['performance', 'now'],
        ].map(([object, property]) => ({
          object,
          property,
          message: 'Use vi.useFakeTimers().',
        })),
      ],
    },
  },
  {
    files: ['tests/e2e/**/*.spec.ts'],
    extends: [playwright.configs['flat/recommended']],
    settings: {playwright: {globalAliases: {test: ['httpTest']}}},
    rules: {
      'playwright/expect-expect': ['error', {assertFunctionPatterns: ['^expect']}],
      // Loops over pages and color modes have conditions.
      'playwright/no-conditional-expect': 'off',
      'playwright/no-conditional-in-test': 'off',
      // Budgets count all requests of a page.
      'playwright/no-networkidle': 'off',
    },
  },
  {
    files: ['{src,packages}/**/*.{ts,tsx}', 'scripts/**/*.ts', '*.ts'],
    ignores: [
      '**/*.test.{ts,tsx}',
      '**/{examples,fixture}.ts',
      // The version model, and data about each version.
      'packages/page-weight/src/bench/layouts.ts',
      'sidebars.ts',
      'packages/versions/src/versions.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        {selector: `Literal[value=${VERSION}]`, message: versionMessage},
        {selector: `TemplateElement[value.raw=${VERSION}]`, message: versionMessage},
        {selector: `JSXText[value=${VERSION}]`, message: versionMessage},
        {
          selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
          message:
            'Render elements. HTML of the build is shown by <StaticMarkup> and <HighlightedCode>.',
        },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx,mts}'],
    rules: {
      // `exports` in the package.json of a package lists its entries.
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: String.raw`(?:^|/)packages/`,
              message: 'Import a package by its name: @devspace-docs/NAME.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['packages/**/*.{ts,tsx}', 'src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: {'import-x': importX},
    settings: {
      'import-x/resolver-next': [
        importX.createNodeResolver({
          extensions: ['.ts', '.tsx', '.js', '.json'],
          tsconfig: {configFile: './tsconfig.json'},
        }),
      ],
    },
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [
            {
              target: 'packages',
              from: ['src', 'scripts', 'tests'],
              message: 'A package gets what the site decides as an argument.',
            },
            {
              target: 'src',
              from: ['scripts', 'tests'],
              message: 'Move shared code to a package.',
            },
            ...PACKAGE_ORDER.slice(0, -1).map((name, index) => ({
              target: folder(name),
              from: PACKAGE_ORDER.slice(index + 1).map(folder),
              message: `A package imports only those before it: ${PACKAGE_ORDER.join(', ')}.`,
            })),
          ],
        },
      ],
    },
  },
  {
    // Each package declares what it imports, in its own manifest. Tests may also use tools of the root.
    files: ['packages/**/*.ts'],
    ignores: ['**/*.test.ts', '**/fixture.ts'],
    rules: {
      'import-x/no-extraneous-dependencies': [
        'error',
        {
          // `npm ci --omit=dev && npm run build` works, so packages that the build loads need no development tool.
          devDependencies: [
            'packages/{browser,content-lint,drawings,version-cut}/**',
            'packages/page-weight/src/bench/**',
          ],
        },
      ],
    },
  },
  {
    linterOptions: {reportUnusedDisableDirectives: 'error'},
  },
  prettier,
);
