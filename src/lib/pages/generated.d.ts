declare module '@generated/tested/default/statistics.json' {
  const statistics: readonly import('@devspace-docs/content-lint/result').VersionStatistics[];
  export default statistics;
}

declare module '@generated/page-lists/default/menus.json' {
  const menus: Readonly<
    Record<string, import('@docusaurus/plugin-content-docs').PropSidebarItem[] | undefined>
  >;
  export default menus;
}
