/** The first sentence of a Markdown text. Periods in code spans don't end it. */
export function firstSentence(text: string): string {
  const [first = ''] = text.split('\n\n');
  const match = /^(?:`[^`]*`|[^`])*?\.(?=\s|$)/.exec(first.replaceAll('\n', ' '));
  return match?.[0] ?? first.replaceAll('\n', ' ');
}
