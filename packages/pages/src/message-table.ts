/** Columns that explain the first one. */
const CAUSE = /^(?:cause|meaning|reason)$/i;
const MESSAGE = /message|symptom|what you see|in the log|error/i;

/**
 * Whether a table lists messages or symptoms with their causes. Rows of such tables get anchors and
 * their own search records.
 *
 * @param columns - Text of the column headers.
 */
export function isMessageTable([first = '', ...rest]: readonly string[]): boolean {
  return MESSAGE.test(first) && rest.some((name) => CAUSE.test(name));
}
