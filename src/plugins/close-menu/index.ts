/** Closes an open menu of the navbar with Escape: see client.ts. */
import type {Plugin} from '@docusaurus/types';

export default function closeMenu(): Plugin {
  return {name: 'close-menu', getClientModules: () => ['./client.ts']};
}
