import type {Highlighted} from './types.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML that shows it and does nothing else. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Text with what was found in `<mark>`, the only tag that the result can hold. */
export function toMarkup(text: Highlighted): string {
  return text
    .map((piece) => {
      const html = escapeHtml(piece.text);
      return piece.isMatch ? `<mark>${html}</mark>` : html;
    })
    .join('');
}

/** The text alone. */
export function toPlainText(text: Highlighted): string {
  return text.map((piece) => piece.text).join('');
}
