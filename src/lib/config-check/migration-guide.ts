/** Page with the anchors of migrations, below the landing page of the latest version. */
export const MIGRATION_GUIDE = 'guides/migrate-from-5';
