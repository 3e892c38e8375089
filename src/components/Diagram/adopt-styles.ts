/**
 * Draws diagrams under a content security policy that allows no style elements.
 *
 * Mermaid 11 writes its rules into a `<style>` that it puts into each drawing (mermaidAPI.render),
 * before it measures the labels. A hash cannot allow them: they name the drawing by a random id.
 * Style sheets that a script constructs are no concern of the policy, so that the rules go into one
 * of those, and the element stays out of the drawing.
 */

/** Drawings that leave the page keep their rules until this many others were drawn. */
const KEPT = 50;

/** The rules of each drawing, by its id. */
const sheets = new Map<string, CSSStyleSheet>();

function remove(id: string, sheet: CSSStyleSheet): void {
  sheets.delete(id);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((item) => item !== sheet);
}

function dropOldSheets(): void {
  for (const [id, sheet] of [...sheets].slice(0, -KEPT)) {
    if (document.getElementById(id) === null) remove(id, sheet);
  }
}

function adopt(id: string, rules: string): void {
  const known = sheets.get(id);
  const sheet = known ?? new CSSStyleSheet();
  sheet.replaceSync(rules);
  if (known) return;
  sheets.set(id, sheet);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  dropOldSheets();
}

/** Turns style elements that a script puts into a drawing into constructed style sheets. */
export function adoptDiagramStyles(): void {
  // Reached through Node, whose own method stays as it is.
  SVGElement.prototype.insertBefore = function insert<T extends Node>(
    this: SVGElement,
    node: T,
    before: Node | null,
  ): T {
    if (!(node instanceof HTMLStyleElement)) {
      return Node.prototype.insertBefore.call(this, node, before) as T;
    }
    adopt(this.id, node.textContent);
    return node;
  };
}
