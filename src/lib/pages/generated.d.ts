declare module '@generated/tested/default/statistics.json' {
  const statistics: readonly import('./statistics').VersionStatistics[];
  export default statistics;
}

declare module '@generated/page-index/default/page-index.json' {
  const pages: readonly import('./types').PageSummary[];
  export default pages;
}
