import type {ConfigDiagnostic} from '@devspace-docs/devspace-check';

function toSentence(text: string): string {
  const sentence = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.?!]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** What is wrong and how to fix it, unless the button with the fix says so. */
export function explain({message, hint, fix}: ConfigDiagnostic): string {
  const sentences = fix && hint.includes(fix.newText) ? [message] : [message, hint];
  return sentences.map(toSentence).join(' ');
}
