/** In pixels. */
export const DIAGRAM_FONT_SIZE = 14;

/**
 * Settings of @docusaurus/theme-mermaid, which renders diagrams in `npm start`, and of
 * scripts/generate-diagrams.ts, which generates the SVGs that production shows instead.
 */
export const mermaid = {
  theme: {light: 'neutral', dark: 'neutral'},
  options: {
    themeVariables: {fontSize: `${DIAGRAM_FONT_SIZE}px`},
    flowchart: {nodeSpacing: 20, rankSpacing: 50},
    // Applies only to sequence diagrams.
    fontSize: DIAGRAM_FONT_SIZE,
  },
} as const;
