import type {Command, ReferenceVersion} from './types.ts';
import {docIdOf} from './places.ts';

/** A page in a Docusaurus sidebar. */
export interface SidebarDoc {
  readonly type: 'doc';
  readonly id: string;
  readonly className: string;
}

/** A parent command with its subcommands. */
export interface SidebarCategory {
  readonly type: 'category';
  readonly label: string;
  readonly className: string;
  readonly collapsed: true;
  /** Only where the page of the parent itself stands in the sidebar. */
  readonly link?: {readonly type: 'doc'; readonly id: string};
  readonly items: readonly SidebarDoc[];
}

/** Sidebar data of a version, for sidebars.ts. */
export interface CliSidebar {
  /** Doc id of the overview: the page of the category that holds the items. */
  readonly overview: string;
  readonly items: readonly (SidebarDoc | SidebarCategory)[];
}

/** Commands keep their spelling in the sidebar; src/css/site.css sets them as code. */
const className = 'sidebar-code';

/**
 * Lists the pages that stand in the sidebar, in alphabetical order.
 *
 * Parents named in `sidebarCategories` hold their subcommands; other parents stand beside them.
 */
export function renderSidebar(version: ReferenceVersion): CliSidebar {
  const doc = (command: Command): SidebarDoc => ({
    type: 'doc',
    id: docIdOf(version.name, command),
    className,
  });
  const categories = version.global.sidebarCategories ?? [];
  const items = version.root.children.flatMap((command): (SidebarDoc | SidebarCategory)[] => {
    const children = command.children.filter(({sidebar}) => sidebar).map(doc);
    const own = command.sidebar ? [doc(command)] : [];
    if (!categories.includes(command.command)) return [...own, ...children];
    return [
      {
        type: 'category',
        label: command.command,
        className,
        collapsed: true,
        ...(command.sidebar
          ? {link: {type: 'doc', id: docIdOf(version.name, command)} as const}
          : {}),
        items: children,
      },
    ];
  });
  return {overview: docIdOf(version.name, version.root), items};
}
