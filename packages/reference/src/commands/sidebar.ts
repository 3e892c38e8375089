import type {Command, ReferenceVersion} from './types.ts';
import {docIdOf} from './paths.ts';
import {commandsOf} from './render-overview.ts';

export interface SidebarDoc {
  readonly type: 'doc';
  readonly id: string;
  readonly className: string;
}

/** A task with its commands, or a parent command with its subcommands. */
export interface SidebarCategory {
  readonly type: 'category';
  readonly label: string;
  readonly className?: string;
  readonly collapsed: true;
  /** Only if the page of the parent is in the sidebar. */
  readonly link?: {readonly type: 'doc'; readonly id: string};
  readonly items: readonly SidebarDoc[];
}

/** Sidebar data of a version, for sidebars.ts. */
export interface CliSidebar {
  /** Doc id of the overview, which the category of the items links to. */
  readonly overview: string;
  readonly items: readonly (SidebarDoc | SidebarCategory)[];
}

/** src/css/sidebars.css displays these labels as code. */
const className = 'sidebar-code';

/**
 * Lists the pages in the sidebar, by task as on the overview. If the version has `sidebarCategories`, lists
 * them in alphabetical order instead, with the subcommands of these commands in categories.
 */
export function renderSidebar(version: ReferenceVersion): CliSidebar {
  const {groups, sidebarCategories} = version.global;
  const doc = (command: Command): SidebarDoc => ({
    type: 'doc',
    id: docIdOf(version.name, command),
    className,
  });
  const items = sidebarCategories
    ? version.root.children.flatMap((command): (SidebarDoc | SidebarCategory)[] => {
        const children = command.children.filter(({sidebar}) => sidebar).map(doc);
        const own = command.sidebar ? [doc(command)] : [];
        if (!sidebarCategories.includes(command.command)) return [...own, ...children];
        const [link] = own;
        return [
          {
            type: 'category',
            label: command.command,
            className,
            collapsed: true,
            ...(link && {link: {type: 'doc', id: link.id} as const}),
            items: children,
          },
        ];
      })
    : groups.map(({id, title, first}): SidebarCategory => ({
        type: 'category',
        label: title,
        collapsed: true,
        items: commandsOf(version, id, first)
          .filter(({sidebar}) => sidebar)
          .map(doc),
      }));
  return {overview: docIdOf(version.name, version.root), items};
}
