/**
 * Default import of an `.html` file: its text during server rendering, its URL in the browser. Pass it to
 * StaticMarkup, which handles both.
 */
export type StaticSource = string & {readonly __staticSource: true};
