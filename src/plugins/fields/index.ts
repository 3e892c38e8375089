/**
 * Renders the config fields that pages show with `<Fields of="…" />`, from the schemas.
 *
 * `remark.ts` imports a schema with the fields in the query (`?fields=dev.*.sync&version=…&page=…`). The markup
 * replaces the schema, and stays out of the JavaScript of pages, as described in `static-markup`.
 */
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {memoize} from '@devspace-docs/common';
import {selectOnPage} from '@devspace-docs/devspace-check/node';
import {findHistory} from '@devspace-docs/reference';
import {findPage, readSteps, renderSelection} from '@devspace-docs/reference/node';
import type {VersionLabel} from '@devspace-docs/versions';
import {renderCode} from '../code-blocks/render.ts';
import {markupRule} from '../static-markup/index.ts';

const loader = fileURLToPath(new URL('./loader.cjs', import.meta.url));

/** The changes between versions, which are the same for all fields in a compilation. */
const stepsIn = memoize((_compilation: object) => readSteps());

function render(query: URLSearchParams, compilation: object, baseUrl: string): Promise<string> {
  const version = query.get('version') as VersionLabel;
  const selection = selectOnPage(version, query.get('fields') ?? '', query.get('page') ?? '');
  const history = findHistory(version, stepsIn(compilation));
  return renderSelection(selection, {
    history,
    highlight: (yaml) => renderCode(yaml, 'yaml', false),
    findPage: (page) => findPage(page, baseUrl),
  });
}

export default function fields({siteDir, baseUrl}: LoadContext): Plugin {
  const options = {folder: path.join(siteDir, 'schema'), baseUrl, render};
  return {
    name: 'fields',
    configureWebpack(_config, isServer) {
      const rule = {resourceQuery: /^\?fields=/, use: {loader, options}, ...markupRule(isServer)};
      return {module: {rules: [rule]}};
    },
  };
}
