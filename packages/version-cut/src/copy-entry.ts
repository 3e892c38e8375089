import ts from 'typescript';

/**
 * Copies each entry of a version in a TypeScript or JSON file to a new one above the original.
 *
 * @param file - Path, which determines the language and is part of errors.
 * @param from - Version whose entries are copied.
 * @param edit - Turns the source of an entry, including its key, into the new entry.
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
  // In reverse order, so that positions stay valid.
  return entries.reduceRight((result, node) => {
    const start = node.getStart(source);
    return `${result.slice(0, start)}${edit(node.getText(source))},\n${result.slice(start)}`;
  }, text);
}
