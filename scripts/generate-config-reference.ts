/**
 * Generates the config reference of all versions from the schemas in schema/:
 * `npm run generate -- config`. src/plugins/fields renders the fields on it during the build.
 *
 * --check  writes nothing, and fails if a page is outdated or missing
 */
import {globSync} from 'tinyglobby';
import {readDeployment} from '../src/config/deployment.ts';
import {versions} from '../src/config/versions.ts';
import {pageTexts} from './lib/config-reference/page-texts.ts';
import {renderReferencePage} from './lib/config-reference/render-page.ts';
import {readFields} from './lib/config-schema/fields.ts';
import {updateFiles} from './lib/generated-files/index.ts';
import {runMain} from './lib/run-main.ts';

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
