/** Whether an address is that of a path without placeholders, by the rules of the router. Pure. */
export function isSamePath(path: string, pathname: string): boolean {
  const trim = (text: string): string => (text.endsWith('/') ? text.slice(0, -1) : text);
  return trim(path).toLowerCase() === trim(pathname).toLowerCase();
}
