import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {OwnFrontMatter} from '@site/src/lib/pages/types';
import RecipeCommands from './RecipeCommands';

/** Link to the archive of the page's files, and the commands that download and unpack it. */
export default function RecipeDownload(): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const {archive} = frontMatter as OwnFrontMatter;
  if (!archive)
    throw new Error(
      `${metadata.source}: RecipeDownload needs \`recipe\` or \`archive\` in the front matter.`,
    );
  const name = metadata.permalink.replace(/.*\//, '');
  const files = archive.files === 1 ? '1 file' : `${archive.files} files`;
  return (
    <>
      <p>
        {/* Not a route, so not a `Link`. */}
        <a
          className="button button--primary"
          href={`${metadata.permalink}.zip`}
          type="application/zip"
          download>
          Download {name}.zip
        </a>{' '}
        ({files}, {(archive.size / 1000).toFixed(1)}&nbsp;KB), or run these commands:
      </p>
      <RecipeCommands page={metadata.permalink} folder={archive.folder} />
      <p>The archive contains these files, which you can also copy individually:</p>
    </>
  );
}
