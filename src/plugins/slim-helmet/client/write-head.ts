/**
 * Brings the document to what components ask for. Tags that are there already stay.
 */
import type {Attributes, HeadState, HeadTag} from './tags.ts';

/** Marks the tags that come and go with pages; the rendered page has it, too. */
const MARK = 'data-rh';

/** Attributes of the document that were written before, by its element. */
const written = new Map<Element, Attributes>();

function writeAttributes(element: Element, attributes: Attributes): void {
  for (const name of Object.keys(written.get(element) ?? {})) {
    if (!(name in attributes)) element.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  written.set(element, attributes);
}

function createTag({type, attributes, text}: HeadTag): Element {
  const element = document.createElement(type);
  element.setAttribute(MARK, 'true');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.textContent = text;
  return element;
}

/** Brings the document to a state. */
export function writeHead({title, html, body, tags}: HeadState): void {
  writeAttributes(document.documentElement, html);
  writeAttributes(document.body, body);
  if (title !== undefined && document.title !== title) document.title = title;
  const old = new Set(document.head.querySelectorAll(`[${MARK}]:not(title)`));
  for (const tag of tags.map(createTag)) {
    const same = [...old].find((element) => element.isEqualNode(tag));
    if (same) old.delete(same);
    else document.head.append(tag);
  }
  for (const element of old) element.remove();
}
