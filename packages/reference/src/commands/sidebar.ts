import type {Command, ReferenceVersion} from './types.ts';
import {docIdOf} from './paths.ts';
import {commandsOf} from './render-overview.ts';

/** src/css/sidebars.css displays these labels as code. */
const className = 'sidebar-code';

/**
 * Lists the pages in the sidebar for sidebars.ts, by task as on the overview. If the version has `sidebarCategories`, lists
 * them in alphabetical order instead, with the subcommands of these commands in categories.
 */
export function renderSidebar(version: ReferenceVersion): object {
  const {groups, sidebarCategories} = version.global;
  const doc = (command: Command) => ({type: 'doc', id: docIdOf(version.name, command), className});
  const items = sidebarCategories
    ? version.root.children.flatMap((command): object[] => {
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
            // Only if the page of the parent is in the sidebar.
            ...(link && {link: {type: 'doc', id: link.id}}),
            items: children,
          },
        ];
      })
    : groups.map(({id, title, first}) => ({
        type: 'category',
        label: title,
        collapsed: true,
        items: commandsOf(version, id, first)
          .filter(({sidebar}) => sidebar)
          .map(doc),
      }));
  return {overview: docIdOf(version.name, version.root), items};
}
