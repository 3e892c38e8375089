/**
 * Generates the config reference of all versions from the schemas in schema/:
 * `npm run generate -- config`. src/plugins/fields renders the fields on it during the build.
 *
 * --check  writes nothing, and fails if a page is outdated or missing
 */
import {readDeployment} from '@devspace-docs/static-host';
import {versions} from '@devspace-docs/versions';
import {
  findPage,
  readPageText,
  renderReferencePage,
  updateFiles,
} from '@devspace-docs/reference/node';
import {readFields, readTopicPages} from '@devspace-docs/devspace-check/node';
import {runMain} from './tasks/index.ts';

void runMain(async () => {
  // Without environment variables: committed pages must be the same on every machine.
  const {editUrl} = readDeployment({});
  const files = versions.map((version) => {
    const folder = `${version.docsFolder}/configuration`;
    const text = readPageText(version.label);
    const topics = readTopicPages(version.label);
    const findTopic = (path: string): {file: string; title: string} | undefined => {
      const topic = topics.get(path);
      if (!topic) return undefined;
      const {file, heading} = findPage(topic.page, '');
      return {file, title: heading};
    };
    const options = {version, text, editUrl, findTopic};
    const page = renderReferencePage(readFields(version.label), options);
    return [`${folder}/reference.mdx`, page] as const;
  });
  await updateFiles({title: 'Config reference', files: new Map(files)});
});
