/** What the config says about mistakes, given to the parts of Docusaurus that act on it. */
import {createRequire} from 'node:module';
import type * as BrokenLinks from '@docusaurus/core/lib/server/brokenLinks.js';
import type * as Routes from '@docusaurus/core/lib/server/routes.js';
import type * as SidebarUtils from '@docusaurus/plugin-content-docs/lib/sidebars/utils.js';
import type {RouteConfig} from '@docusaurus/types';
import {afterEach, describe, expect, it, vi} from 'vitest';
import config from '../../docusaurus.config.ts';

const load = createRequire(import.meta.url);
const {handleBrokenLinks} = load(
  '@docusaurus/core/lib/server/brokenLinks.js',
) as typeof BrokenLinks;
const {handleDuplicateRoutes} = load('@docusaurus/core/lib/server/routes.js') as typeof Routes;
const {createSidebarsUtils} = load(
  '@docusaurus/plugin-content-docs/lib/sidebars/utils.js',
) as typeof SidebarUtils;

/** A plugin of Docusaurus for Markdown, as far as it matters here. */
type LinkPlugin = (options: {
  readonly resolveMarkdownLink: () => null;
  readonly onBrokenMarkdownLinks: unknown;
}) => (tree: object, file: {readonly path: string}) => Promise<void>;

interface ThemeConfigCheck {
  readonly validateThemeConfig: (context: {
    readonly themeConfig: object;
    readonly validate: (
      schema: {readonly validate: (value: object) => {readonly error?: Error}},
      value: object,
    ) => void;
  }) => void;
}

function listWarnings(): string[] {
  const warnings: string[] = [];
  vi.spyOn(console, 'warn').mockImplementation((...words: unknown[]) => {
    warnings.push(words.join(' '));
  });
  return warnings;
}

afterEach(() => {
  vi.restoreAllMocks();
});

const pages: RouteConfig[] = ['/docs/a', '/docs/b'].map((path) => ({
  path,
  component: '@theme/DocItem',
  exact: true,
}));

function checkLink(link: string): Promise<void> {
  return handleBrokenLinks({
    collectedLinks: {
      '/docs/a': {links: [link], anchors: []},
      '/docs/b': {links: [], anchors: ['known']},
    },
    routes: pages,
    onBrokenLinks: config.onBrokenLinks ?? 'ignore',
    onBrokenAnchors: config.onBrokenAnchors ?? 'ignore',
  });
}

describe('the build', () => {
  it('fails on a link to a page that does not exist', async () => {
    await expect(checkLink('/docs/b')).resolves.toBeUndefined();
    await expect(checkLink('/docs/gone')).rejects.toThrow('/docs/gone');
  });

  it('fails on a link to an anchor that does not exist', async () => {
    await expect(checkLink('/docs/b#known')).resolves.toBeUndefined();
    await expect(checkLink('/docs/b#gone')).rejects.toThrow('/docs/b#gone');
  });

  it('warns of a link to a Markdown file that does not exist', async () => {
    const {default: createPlugin} = load(
      '@docusaurus/mdx-loader/lib/remark/resolveMarkdownLinks/index.js',
    ) as {readonly default: LinkPlugin};
    const check = createPlugin({
      resolveMarkdownLink: () => null,
      onBrokenMarkdownLinks: config.markdown?.hooks?.onBrokenMarkdownLinks,
    });
    const warnings = listWarnings();
    const link = {type: 'link', url: './gone.mdx', children: []};
    await check({type: 'root', children: [link]}, {path: 'docs/a.mdx'});
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('./gone.mdx');
  });

  it('warns of two pages with one address', () => {
    const warnings = listWarnings();
    handleDuplicateRoutes([...pages, ...pages.slice(1)], config.onDuplicateRoutes ?? 'ignore');
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('/docs/b');
  });
});

describe('the build tells developers', () => {
  const sidebars = createSidebarsUtils({adminSidebar: [{type: 'doc', id: 'index'}]});

  it('of a page in the sidebar that does not exist', () => {
    const check = (allDocIds: string[]): void => {
      sidebars.checkSidebarsDocIds({
        allDocIds,
        sidebarFilePath: 'sidebars.ts',
        versionMetadata: {versionName: 'current'} as Parameters<
          typeof sidebars.checkSidebarsDocIds
        >[0]['versionMetadata'],
      });
    };
    expect(() => check(['index'])).not.toThrow();
    expect(() => check(['start'])).toThrow(/document ids do not exist:\s+- index/);
  });

  it('of a page that asks for a sidebar that does not exist', () => {
    const show = (displayedSidebar: string): unknown =>
      sidebars.getDocNavigation({docId: 'index', displayedSidebar, unlistedIds: new Set()});
    expect(() => show('adminSidebar')).not.toThrow();
    expect(() => show('gone')).toThrow("sidebar gone but a sidebar with this name doesn't exist");
  });

  it('of an item of the navigation bar whose kind does not exist', () => {
    const {validateThemeConfig} = load('@docusaurus/theme-classic') as ThemeConfigCheck;
    const check = (items: readonly object[]): void => {
      validateThemeConfig({
        themeConfig: {navbar: {items}},
        validate(schema, value) {
          const {error} = schema.validate(value);
          if (error) throw error;
        },
      });
    };
    expect(() => check([{type: 'localeDropdown'}])).not.toThrow();
    expect(() => check([{type: 'gone'}])).toThrow('Bad navbar item type gone');
  });
});
