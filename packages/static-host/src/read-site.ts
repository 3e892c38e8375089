import {glob} from 'tinyglobby';
import {type BuiltPage, findElement, propertyOf, readPages} from './html/index.ts';
import {contentSecurityPolicy, HASHED_FOLDER, securityHeaders} from './policy.ts';
import type {HostingSettings} from './settings.ts';
import {hasHash} from './headers.ts';
import {NOT_FOUND_PAGE, pageName} from './resolve-request.ts';
import {hostRedirects} from './host-redirects.ts';
import {createScriptReader} from './inline-code.ts';
import type {HostedSite} from './site.ts';

/** Reads a built site for hosting, page by page: checks its pages, and hashes their inline scripts. */
export interface SiteReader {
  readonly read: (page: BuiltPage) => void;
  /**
   * Returns the site after all pages have been read.
   *
   * @throws Error if there is no site or it was built for another base path, the policy would block
   *   code of a page, or a file that browsers cache for a year has no hash in its name.
   */
  readonly site: () => Promise<HostedSite>;
}

/** Creates the reader of the site in a build folder. */
export function createSiteReader(dir: string, settings: HostingSettings): SiteReader {
  const {deployment, redirects, legacyBasePath, inlineScriptLimit} = settings;
  const {baseUrl} = deployment;
  const documents: string[] = [];
  const scripts = createScriptReader(inlineScriptLimit);
  let hasBasePath = false;
  return {
    read(page) {
      documents.push(page.file);
      scripts.read(page);
      if (page.file !== 'index.html') return;
      const asset = findElement(page.tree, (element) =>
        ['href', 'src'].some((name) =>
          propertyOf(element, name)?.startsWith(baseUrl + HASHED_FOLDER),
        ),
      );
      hasBasePath = asset !== undefined;
    },
    async site() {
      if (!documents.includes('index.html'))
        throw new Error(`No built site in ${dir}. Run \`npm run build\` first.`);
      const files = await glob('**/*', {cwd: dir});
      const unhashed = files.filter((file) => file.startsWith(HASHED_FOLDER) && !hasHash(file));
      if (unhashed.length > 0) {
        throw new Error(
          `${HASHED_FOLDER} contains files without a content hash in their names, which browsers ` +
            `would cache for a year: ${unhashed.slice(0, 5).join(', ')}. Move them to another folder.`,
        );
      }
      if (!hasBasePath) {
        throw new Error(
          `${dir} wasn't built for the base path ${baseUrl}. Set SITE_BASE_PATH to the value used for the build, or rebuild the site.`,
        );
      }
      const pages = documents.filter((file) => file !== NOT_FOUND_PAGE).map(pageName);
      const policy = contentSecurityPolicy(settings, scripts.hashes());
      return {
        basePath: baseUrl,
        pages,
        redirects: hostRedirects({
          basePath: baseUrl,
          legacyBasePath: baseUrl === legacyBasePath ? undefined : legacyBasePath,
          pages,
          redirects,
        }),
        policy,
        headers: securityHeaders(policy),
      };
    },
  };
}

/** Reads a built site for hosting: see `SiteReader`. */
export async function readSite(dir: string, settings: HostingSettings): Promise<HostedSite> {
  const reader = createSiteReader(dir, settings);
  for await (const page of readPages(dir)) reader.read(page);
  return reader.site();
}
