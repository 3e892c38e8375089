declare module '@generated/page-index/default/page-index.json' {
  const pages: readonly import('./types').PageSummary[];
  export default pages;
}
