/**
 * Generates the error catalog of all versions from schema/errors: `npm run generate -- errors`.
 *
 * --check  writes nothing, and fails if a page is outdated, missing or unexpected
 */
import {readDeployment} from '@devspace-docs/static-host';
import {versions} from '@devspace-docs/versions';
import {renderErrorList, renderErrorPage} from '@devspace-docs/reference';
import {readErrorPages, updateFiles} from '@devspace-docs/reference/node';
import {runMain} from './tasks/index.ts';

void runMain(async () => {
  // Without environment variables: committed pages must be the same on every machine.
  const {editUrl} = readDeployment({});
  const files = versions.flatMap(({label, docsFolder}) => {
    const pages = readErrorPages(label);
    const isComplete = pages.length === 1;
    const rendered = pages.map(
      (page) => [`${docsFolder}/${page.path}`, renderErrorPage(page, editUrl, isComplete)] as const,
    );
    if (isComplete) return rendered;
    const list = [
      `${docsFolder}/troubleshooting/_all-messages.mdx`,
      renderErrorList(pages),
    ] as const;
    return [...rendered, list];
  });
  await updateFiles({
    title: 'Error catalog',
    files: new Map(files),
    owned: versions.map(({docsFolder}) => `${docsFolder}/troubleshooting/errors-*.mdx`),
  });
});
