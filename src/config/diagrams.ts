/**
 * Settings of @docusaurus/theme-mermaid, which renders diagrams in `npm start`.
 * scripts/generate-diagrams.ts uses them too, for the SVGs that production shows instead.
 */
export const mermaid = {
  theme: {light: 'neutral', dark: 'neutral'},
  options: {
    themeVariables: {fontSize: '14px'},
    flowchart: {nodeSpacing: 20, rankSpacing: 36},
    // Of sequence diagrams.
    fontSize: 14,
  },
} as const;
