import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import SiteCode from '@site/src/components/SiteCode';

interface RecipeCommandsProps {
  /** The path of the page, with or without the base path. */
  readonly page: string;
  /** The folder in the archive. By default, it has the page's name. */
  readonly folder?: string;
}

/** The commands that download and unpack the archive of a page, for each kind of shell. */
export default function RecipeCommands({page, folder}: RecipeCommandsProps): ReactNode {
  const url = useBaseUrl(`${page}.zip`, {absolute: true});
  const name = page.replace(/.*\//, '');
  const enter = `cd ${folder ?? name}`;
  return (
    <>
      <SiteCode language="bash" code={`curl -fsSLO ${url}\nunzip ${name}.zip\n${enter}`} />
      <p>In PowerShell, run these commands instead:</p>
      <SiteCode
        language="powershell"
        code={`Invoke-WebRequest -UseBasicParsing -OutFile ${name}.zip -Uri ${url}\nExpand-Archive ${name}.zip -DestinationPath .\n${enter}`}
      />
    </>
  );
}
