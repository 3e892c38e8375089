import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import HighlightedCode from '@site/src/components/HighlightedCode';
import {escapeHtml} from '@devspace-docs/common';

/**
 * The commands that download and unpack a recipe, for each kind of shell.
 *
 * @param props.page - The path of the recipe's page in the docs, such as `guides/recipes/go-api`.
 */
export default function RecipeCommands({page}: {readonly page: string}): ReactNode {
  const url = useBaseUrl(`${page}.zip`, {absolute: true});
  const name = page.replace(/.*\//, '');
  return (
    <>
      <HighlightedCode
        html={escapeHtml(`curl -fsSLO ${url}\nunzip ${name}.zip\ncd ${name}`)}
        language="bash"
        isTerminal
        isWrapped
      />
      <p>In PowerShell, run these commands instead:</p>
      <HighlightedCode
        html={escapeHtml(
          `Invoke-WebRequest -UseBasicParsing -OutFile ${name}.zip -Uri ${url}\nExpand-Archive ${name}.zip -DestinationPath .\ncd ${name}`,
        )}
        language="powershell"
        isTerminal
        isWrapped
      />
    </>
  );
}
