/** The part of the package that tests use. It has no types. */
declare module 'markdownlint-cli2' {
  export function main(options: {
    readonly directory: string;
    readonly argv: readonly string[];
    /** Texts by absolute path. */
    readonly nonFileContents: Readonly<Record<string, string>>;
    readonly logError: (line: string) => void;
  }): Promise<number>;
}
