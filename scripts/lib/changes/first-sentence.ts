/** The first sentence of a Markdown text. Full stops in code spans don't count. */
export function firstSentence(text: string): string {
  const [first = ''] = text.split('\n\n');
  const match = /^(?:`[^`]*`|[^`])*?\.(?=\s|$)/.exec(first.replaceAll('\n', ' '));
  return match?.[0] ?? first.replaceAll('\n', ' ');
}
