/** Headings of many pages, which say nothing without the one above. */
export const COMMON_HEADINGS: ReadonlySet<string> = new Set([
  'Config reference',
  'Configuration',
  'Details',
  'Example',
  'Examples',
  'Files',
  'Flags',
  'How it works',
  'Limitations',
  'Next steps',
  'Not supported',
  'Prerequisites',
  'Related',
  'Troubleshooting',
  'Usage',
]);
