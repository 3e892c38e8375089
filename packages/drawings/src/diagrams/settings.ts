/** In pixels. */
export const DIAGRAM_FONT_SIZE = 14;

/** Colors of a place in the illustrations: for nodes with its class, and participants whose names start with it. */
function placeStyle(place: 'cluster' | 'local'): string {
  return `.node.${place} .label-container, rect[name^="${place}"] {
    fill: var(--docs-${place}-wash);
    stroke: var(--docs-${place}-line);
  }`;
}

/**
 * Settings of @docusaurus/theme-mermaid, which renders diagrams in `npm start`, and of
 * scripts/generate-diagrams.ts, which generates the SVGs that production shows instead.
 */
export const mermaid = {
  theme: {light: 'neutral', dark: 'neutral'},
  options: {
    themeCSS: placeStyle('local') + placeStyle('cluster'),
    themeVariables: {fontSize: `${DIAGRAM_FONT_SIZE}px`},
    flowchart: {nodeSpacing: 20, rankSpacing: 50},
    // Applies only to sequence diagrams.
    fontSize: DIAGRAM_FONT_SIZE,
  },
} as const;
