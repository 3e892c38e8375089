/**
 * Generates the config reference of all versions from the schemas in schema/:
 * `npm run generate -- config`. src/plugins/fields renders the fields on it during the build.
 *
 * --check  writes nothing, and fails if a page is outdated or missing
 */
import {globSync} from 'tinyglobby';
import {readDeployment} from '@devspace-docs/static-host';
import {versions} from '@devspace-docs/versions';
import {pageTexts} from '@devspace-docs/reference';
import {renderReferencePage, updateFiles} from '@devspace-docs/reference/node';
import {readFields} from '@devspace-docs/devspace-check/node';
import {runMain} from './tasks/index.ts';

async function main(): Promise<void> {
  // Without environment variables: committed pages must be the same on every machine.
  const {editUrl} = readDeployment({});
  const files = versions.map((version) => {
    const folder = `${version.docsFolder}/configuration`;
    const pages = new Set(globSync('**/*.mdx', {cwd: folder}));
    const text = pageTexts[version.label];
    const page = renderReferencePage(readFields(version.label), {version, text, editUrl, pages});
    return [`${folder}/reference.mdx`, page] as const;
  });
  await updateFiles({title: 'Config reference', files: new Map(files)});
}

void runMain(main);
