import eslint from '@eslint/js';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import {importX} from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** A version, its config format, or the name that Docusaurus gives the latest version. */
const VERSION = String.raw`/^current$|\b\d+\.x\b|\bv\d+(?:alpha|beta)\d+\b/`;
const message =
  'Code must not depend on one version. Use a property of packages/versions/src/versions.ts (isLatest, hasPipelines, …), or add one.';

export default tseslint.config(
  {
    ignores: [
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
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.strict],
    languageOptions: {globals: globals.browser},
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
    files: ['{src,packages}/**/*.{ts,tsx}', 'scripts/**/*.ts', '*.ts'],
    ignores: [
      '**/*.test.{ts,tsx}',
      '**/{examples,fixture}.ts',
      // The version model, and data about each version.
      'packages/page-weight/src/bench/layouts.ts',
      'sidebars.ts',
      'packages/versions/src/versions.ts',
      'packages/versions/src/map/topics.ts',
      'packages/reference/src/fields/page-texts.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        {selector: `Literal[value=${VERSION}]`, message},
        {selector: `TemplateElement[value.raw=${VERSION}]`, message},
        {selector: `JSXText[value=${VERSION}]`, message},
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
          ],
        },
      ],
    },
  },
  {
    // Each package declares what it imports, in its own manifest. Tests may also use tools of the root.
    files: ['packages/**/*.ts'],
    ignores: ['**/*.test.ts'],
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
