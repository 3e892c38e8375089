/** Drawings in the text that are part of the page, and no files: illustrations and diagrams. */
export const DRAWINGS = '.markdown svg.illustration, .markdown .docusaurus-mermaid-container';
