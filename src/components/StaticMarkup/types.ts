/**
 * What an import of an `.html` file under `src/generated` gives: its text while the site is
 * rendered, and its URL in the browser. Only StaticMarkup can tell which one it has.
 */
export type StaticSource = string & {readonly __staticSource: true};
