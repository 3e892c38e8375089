/**
 * Why: a section opens without scripts, for links into it, and when the browser finds something in it;
 * the theme folds its sections with a script, which stands in the way of all three.
 * Replaces: Details of theme-classic 3.10.
 * Remove when: the theme uses the browser's own `details` alone.
 */
export {default} from '@site/src/components/Collapsible';
