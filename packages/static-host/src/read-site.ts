import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {glob} from 'tinyglobby';
import {contentSecurityPolicy, HASHED_FOLDER, securityHeaders} from './policy.ts';
import type {HostingSettings} from './settings.ts';
import {hasHash} from './headers.ts';
import {NOT_FOUND_PAGE, pageName} from './resolve-request.ts';
import {hostRedirects} from './host-redirects.ts';
import {hashInlineScripts} from './inline-code.ts';
import type {HostedSite} from './site.ts';

/**
 * Reads a built site for hosting: checks its pages, and hashes its inline scripts.
 *
 * @throws Error if there is no site or it was built for another base path, the policy would block
 *   code of a page, or a file that browsers cache for a year has no hash in its name.
 */
export async function readSite(dir: string, settings: HostingSettings): Promise<HostedSite> {
  const {deployment, redirects, legacyBasePath, inlineScriptLimit} = settings;
  const files = await glob('**/*', {cwd: dir});
  if (!files.includes('index.html'))
    throw new Error(`No built site in ${dir}. Run \`npm run build\` first.`);
  const unhashed = files.filter((file) => file.startsWith(HASHED_FOLDER) && !hasHash(file));
  if (unhashed.length > 0) {
    throw new Error(
      `${HASHED_FOLDER} contains files without a content hash in their names, which browsers ` +
        `would cache for a year: ${unhashed.slice(0, 5).join(', ')}. Move them to another folder.`,
    );
  }
  const documents = files.filter((file) => file.endsWith('.html')).sort();
  const markup = await Promise.all(
    documents.map(async (file) => ({file, html: await readFile(path.join(dir, file), 'utf8')})),
  );
  const landing = markup.find(({file}) => file === 'index.html')?.html ?? '';
  const hasBasePath = ['"', '='].some((delimiter) =>
    landing.includes(`${delimiter}${deployment.baseUrl}${HASHED_FOLDER}`),
  );
  if (!hasBasePath) {
    throw new Error(
      `${dir} wasn't built for the base path ${deployment.baseUrl}. Set SITE_BASE_PATH to the value used for the build, or rebuild the site.`,
    );
  }
  const pages = documents.filter((file) => file !== NOT_FOUND_PAGE).map(pageName);
  const policy = contentSecurityPolicy(settings, hashInlineScripts(markup, inlineScriptLimit));
  return {
    basePath: deployment.baseUrl,
    pages,
    redirects: hostRedirects({
      basePath: deployment.baseUrl,
      legacyBasePath: deployment.baseUrl === legacyBasePath ? undefined : legacyBasePath,
      pages,
      redirects,
    }),
    policy,
    headers: securityHeaders(policy),
  };
}
