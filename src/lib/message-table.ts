/**
 * Which tables of a page list messages of the tool. Shared by the anchors of their rows and by the
 * search, which finds each message. Pure.
 */

/** Columns that say why something happens: the first one is then a message. */
const CAUSE = /^(?:cause|meaning|reason)$/i;
const MESSAGE = /message|symptom|what you see|in the log|error/i;

/**
 * Tells whether a table lists messages or symptoms, each with its cause.
 *
 * @param columns - The heads of its columns.
 */
export function isMessageTable([first = '', ...rest]: readonly string[]): boolean {
  return MESSAGE.test(first) && rest.some((name) => CAUSE.test(name));
}
