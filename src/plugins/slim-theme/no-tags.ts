/** Stands in for the list of a page's tags: a page that has some fails to build. */
export default function NoTags(): never {
  throw new Error(
    'Tags of pages are left out: switch `slimTheme` off in src/config/optimizations.ts to show them.',
  );
}
