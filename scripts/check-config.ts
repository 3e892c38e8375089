/**
 * Checks `devspace.yaml` files without DevSpace: `npm run check:config -- FILE ...`.
 *
 * Prints `FILE:LINE:COLUMN` with each problem, and fails if there are errors; `--help` lists the
 * options. The build publishes it as one file, `tools/devspace-check.mjs`, with the schemas in it.
 */
import './lib/config-schema/provide.ts';
import {main} from './lib/config-cli/main.ts';

void main();
