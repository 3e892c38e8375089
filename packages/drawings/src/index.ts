/** Public API. */
export {DIAGRAM_FOLDER, diagramFile} from './diagrams/diagram-file.ts';
export {DIAGRAM_FONT_SIZE, mermaid} from './diagrams/settings.ts';
