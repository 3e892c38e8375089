import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import SiteCode from '@site/src/components/SiteCode';

/**
 * The commands that download and unpack a recipe, for each kind of shell.
 *
 * @param props.page - The path of the recipe's page, with or without the base path.
 */
export default function RecipeCommands({page}: {readonly page: string}): ReactNode {
  const url = useBaseUrl(`${page}.zip`, {absolute: true});
  const name = page.replace(/.*\//, '');
  return (
    <>
      <SiteCode language="bash" code={`curl -fsSLO ${url}\nunzip ${name}.zip\ncd ${name}`} />
      <p>In PowerShell, run these commands instead:</p>
      <SiteCode
        language="powershell"
        code={`Invoke-WebRequest -UseBasicParsing -OutFile ${name}.zip -Uri ${url}\nExpand-Archive ${name}.zip -DestinationPath .\ncd ${name}`}
      />
    </>
  );
}
