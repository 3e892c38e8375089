/** Keeps the active entries of the sidebar and the table of contents in view: see client.ts. */
import type {Plugin} from '@docusaurus/types';

export default function activeEntry(): Plugin {
  return {name: 'active-entry', getClientModules: () => ['./client.ts']};
}
