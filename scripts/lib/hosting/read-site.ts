/**
 * Reads a built site for hosting: checks what stands in its pages, and hashes its scripts.
 */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {glob} from 'tinyglobby';
import type {Deployment} from '../../../src/config/deployment.ts';
import {formerBasePaths} from '../../../src/config/old-addresses.ts';
import {
  contentSecurityPolicy,
  EXPECTED_INLINE_SCRIPTS,
  HASHED_FOLDER,
  securityHeaders,
} from '../../../src/config/security.ts';
import {releaseLines} from '../../../src/config/versions.ts';
import {hasHash} from '../server/headers.ts';
import {NOT_FOUND_PAGE, pageName} from '../server/resolve-request.ts';
import {hashInlineScripts} from './inline-code.ts';
import {oldAddresses} from './old-addresses.ts';
import type {HostedSite} from './site.ts';

/**
 * Reads a built site.
 *
 * @throws Error when the site was built for another base path, pages hold code that the policy would
 *   block, or a file that browsers would keep for a year has no hash in its name.
 */
export async function readSite(dir: string, deployment: Deployment): Promise<HostedSite> {
  const files = await glob('**/*', {cwd: dir});
  const unhashed = files.filter((file) => file.startsWith(HASHED_FOLDER) && !hasHash(file));
  if (unhashed.length > 0) {
    throw new Error(
      `${HASHED_FOLDER} holds files without a hash of their content in their name, which browsers ` +
        `would keep for a year: ${unhashed.slice(0, 5).join(', ')}. Put them into another folder.`,
    );
  }
  const documents = files.filter((file) => file.endsWith('.html')).sort();
  const markup = await Promise.all(
    documents.map(async (file) => ({file, html: await readFile(path.join(dir, file), 'utf8')})),
  );
  const landing = markup.find(({file}) => file === 'index.html')?.html ?? '';
  const isMeant = ['"', '='].some((before) =>
    landing.includes(`${before}${deployment.baseUrl}${HASHED_FOLDER}`),
  );
  if (!isMeant) {
    throw new Error(
      `${dir} was not built for the base path ${deployment.baseUrl}: set SITE_BASE_PATH as for the build, or build it anew.`,
    );
  }
  const pages = documents.filter((file) => file !== NOT_FOUND_PAGE).map(pageName);
  const policy = contentSecurityPolicy(
    deployment,
    hashInlineScripts(markup, EXPECTED_INLINE_SCRIPTS),
  );
  return {
    basePath: deployment.baseUrl,
    pages,
    redirects: oldAddresses({
      basePath: deployment.baseUrl,
      formerBasePaths: formerBasePaths.filter((former) => former !== deployment.baseUrl),
      pages: new Set(pages),
      lines: releaseLines,
    }),
    policy,
    headers: securityHeaders(policy),
  };
}
