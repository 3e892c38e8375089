/**
 * How diagrams look, in Mermaid's words. They are drawn by scripts/generate-diagrams.ts; its
 * colours become those of the site (src/css/diagrams.css), in light and dark.
 */
export const mermaid = {
  theme: {light: 'neutral', dark: 'neutral'},
  options: {flowchart: {nodeSpacing: 20, rankSpacing: 50}},
} as const;
