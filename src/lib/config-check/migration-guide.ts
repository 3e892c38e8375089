/** Site path of the page that the anchors of migrations are on. */
export const MIGRATION_GUIDE = 'guides/migrate-from-5';
