/**
 * Excludes most TypeScript helpers from the browser bundle: @docusaurus/utils-common 3.10 needs one of
 * them, but its CommonJS build loads all. Other packages get the original helpers.
 *
 * Remove it when that package is an ES module or imports no helpers.
 */
import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';
import {createUnexpected} from '../unexpected.ts';

const unexpected = createUnexpected('noTslib');

/** The parts of a bundler request that are used. */
interface Request {
  readonly context: string;
  request: string;
}

const stub = fileURLToPath(new URL('./tslib-stub.cjs', import.meta.url));
const folder = path.dirname(createRequire(import.meta.url).resolve('@docusaurus/utils-common'));

/** Fails if the package needs a helper that the stub doesn't have. */
function checkHelpers(): void {
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const code = files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
  const others = code.match(/\btslib_\d+\.(?!__importDefault\b)\w+/g);
  if (others) {
    throw unexpected(`@docusaurus/utils-common uses ${others.join(', ')}, which the stub lacks`);
  }
}

export default function noTslib(): Plugin {
  checkHelpers();
  return {
    name: 'no-tslib',
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(/^tslib$/, (request: Request) => {
          if (request.context === folder) request.request = stub;
        }),
      ],
    }),
  };
}
