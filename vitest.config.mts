import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

const alias = {'@site': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')};

export default defineConfig({
  test: {
    projects: [
      {
        resolve: {alias},
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/lib/**/*.test.ts'],
        },
      },
      {
        resolve: {alias},
        test: {
          name: 'site',
          include: ['tests/{routes,links,html}/**/*.test.ts'],
          globalSetup: './tests/lib/require-build.ts',
        },
      },
    ],
  },
});
