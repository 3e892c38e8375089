/**
 * Checks `devspace.yaml` files without DevSpace: `npm run check:config -- FILE ...`.
 *
 * Prints each problem with `FILE:LINE:COLUMN`, and fails if there are errors; `--help` lists the
 * options. The build publishes the same command as a single file, `tools/devspace-check.mjs`.
 */
import {configFormats, main} from '@devspace-docs/devspace-check/node';

void main(configFormats, {version: 'from source', url: undefined});
