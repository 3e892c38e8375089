import ts from 'typescript';

/**
 * Copies the entry of a version in all tables of a TypeScript or JSON file, above the original.
 *
 * @param file - Path of the file, for its kind and for errors.
 * @param from - Version whose entries are copied.
 * @param edit - Makes the entry of the new version out of the text of an entry, key included.
 * @throws Error if the file has no entry for the version.
 */
export function copyEntry(
  file: string,
  text: string,
  from: string,
  edit: (entry: string) => string,
): string {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const entries: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    const isEntry = ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name);
    if (isEntry && node.name.text === from) entries.push(node);
    else ts.forEachChild(node, visit);
  };
  visit(source);
  if (entries.length === 0) throw new Error(`${file}: no entry with the key '${from}' to copy`);
  // From the end, so that positions stay right.
  return entries.reduceRight((result, node) => {
    const start = node.getStart(source);
    return `${result.slice(0, start)}${edit(node.getText(source))},\n${result.slice(start)}`;
  }, text);
}
