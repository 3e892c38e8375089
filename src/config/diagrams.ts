/** Size of the labels of diagrams, in pixels. */
export const DIAGRAM_FONT_SIZE = 14;

/**
 * Settings of @docusaurus/theme-mermaid, which renders diagrams in `npm start`.
 * scripts/generate-diagrams.ts uses them too, for the SVGs that production shows instead.
 */
export const mermaid = {
  theme: {light: 'neutral', dark: 'neutral'},
  options: {
    themeVariables: {fontSize: `${DIAGRAM_FONT_SIZE}px`},
    flowchart: {nodeSpacing: 20, rankSpacing: 50},
    // Of sequence diagrams.
    fontSize: DIAGRAM_FONT_SIZE,
  },
} as const;
