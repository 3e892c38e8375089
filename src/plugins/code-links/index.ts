/**
 * Links code to the reference: keys of configs to their fields, and commands, flags and functions in
 * scripts to their descriptions.
 *
 * This remark plugin only finds links; src/plugins/code-highlight renders them. It parses blocks like the
 * content check, so that links target the version that the block was checked against. Blocks that changed
 * since `npm start` have no links. In a build, it also marks the samples that passed the content check.
 */
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {
  type Fence,
  type Site,
  type SourceFile,
  type CheckRun,
  loadSite,
  root,
  readSample,
} from '@devspace-docs/content-lint';
import {pageModules} from '../../config/page-modules.ts';
import type {CodeLink} from '../code-highlight/code-link.ts';
import {findLinks, type LocatedLink} from './find-links.ts';
import type {Target} from './targets.ts';

interface LinkOptions {
  /** With leading and trailing slashes: `/docs/`. */
  readonly baseUrl: string;
  readonly load?: () => Site;
  /** Content check whose result the samples show. */
  readonly check?: () => Promise<Pick<CheckRun, 'versionOf'>>;
}

/** Attributes of a sample that passed the content check. */
interface CheckMark {
  readonly checkedIn: string;
  readonly isMarkRepeated: boolean;
  readonly isWholeConfig: boolean;
}

/** Element attribute that passes the links to the highlighter, as JSON. */
export const LINKS = 'links';

/** A comment at the end of a line. */
const COMMENT = /\S\s+# /;

/** Anchors of the fields on a page, without headings, whose ids don't refer to fields. */
function ownAnchors(file: SourceFile, site: Site): ReadonlySet<string> {
  if (file.kind === 'partial') return new Set();
  return new Set(site.outline(file).flatMap((item) => (item.kind === 'anchor' ? item.id : [])));
}

function keyOf({meta, code}: Pick<Fence, 'code' | 'meta'>): string {
  return `${meta}\n${code}`;
}

/** Position of a link in the code without marker comments; undefined if the text isn't there. */
function locate(
  {location, text}: LocatedLink,
  fence: Fence,
  file: SourceFile,
): Pick<CodeLink, 'column' | 'line'> | undefined {
  const index = location.line - fence.location.line - 1;
  const code = fence.codeLines[index] ?? '';
  const indent = Math.max(0, (file.lines[location.line - 1] ?? '').length - code.length);
  const column = location.column - 1 - indent;
  // The text of a quoted key starts after the quote.
  const start = [column, column + 1].find((at) => code.startsWith(text, at));
  if (start === undefined) return undefined;
  return {
    line: index - fence.highlights.filter((mark) => mark.index < index).length,
    column: start,
  };
}

export default function remarkCodeLinks({
  baseUrl,
  load = () => loadSite(pageModules),
  check,
}: LinkOptions) {
  return async (tree: Root, vfile: VFile): Promise<void> => {
    const site = load();
    const file = site.file(path.relative(root, vfile.path).split(path.sep).join('/'));
    if (!file) return;
    const fences = new Map(site.content(file).fences.map((fence) => [keyOf(fence), fence]));
    const anchors = ownAnchors(file, site);
    const seen = new Set<string>();

    const writeUrl = ({page, anchor}: Target): string | undefined => {
      const hash = anchor === '' ? '' : `#${anchor}`;
      const isHere = page === file.route || (page.endsWith('/reference') && anchors.has(anchor));
      if (isHere) return hash || undefined;
      return baseUrl + page + hash;
    };

    const linksOf = (fence: Fence): CodeLink[] => {
      const inBlock = new Set<string>();
      return findLinks(fence, file, site).flatMap((link): CodeLink[] => {
        const url = writeUrl(link.target);
        const location = locate(link, fence, file);
        if (url === undefined || !location || inBlock.has(url)) return [];
        inBlock.add(url);
        // The tab order contains each target once per page.
        const isRepeated = seen.has(url);
        seen.add(url);
        // A comment next to a key describes it for this sample.
        const isDescribed = COMMENT.test(
          fence.codeLines[link.location.line - fence.location.line - 1] ?? '',
        );
        const summary = isDescribed ? undefined : link.target.summary;
        return [{...location, length: link.text.length, url, summary, isRepeated}];
      });
    };

    const run = await check?.();
    let isMarkRepeated = false;
    const markOf = (fence: Fence): CheckMark | undefined => {
      const checkedIn = run?.versionOf(fence, file);
      if (checkedIn === undefined) return undefined;
      const purpose = readSample(fence)?.purpose;
      const isWholeConfig = purpose?.kind === 'config' && !purpose.isImported;
      const mark = {checkedIn, isMarkRepeated, isWholeConfig};
      isMarkRepeated = true;
      return mark;
    };

    visit(tree, 'code', (node) => {
      const fence = fences.get(keyOf({meta: node.meta ?? '', code: node.value}));
      if (!fence) return;
      node.data = {
        ...node.data,
        hProperties: {
          ...node.data?.hProperties,
          ...markOf(fence),
          [LINKS]: JSON.stringify(linksOf(fence)),
        },
      };
    });
  };
}
