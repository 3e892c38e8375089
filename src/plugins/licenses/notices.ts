/** Renders the list of licenses. Pure. */

/** The fields of package.json that are used. */
export interface PackageManifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | {readonly name?: string};
}

/** A package and the text of its license file, if any. */
export interface Notice {
  readonly manifest: PackageManifest;
  readonly text: string | undefined;
}

/** Code and styles; the bundler also reads manifests. */
const CODE = /\.(?:[cm]?js|jsx|css|woff2?)$/;

/** Folder of the package that contains a file of code; undefined for files of this site. */
export function packageFolder(file: string): string | undefined {
  const slashed = file.replaceAll('\\', '/');
  if (!CODE.test(slashed)) return undefined;
  return /^(.*\/node_modules\/(?:@[^/]+\/)?[^/.][^/]*)\//.exec(slashed)?.[1];
}

function authorOf({author}: PackageManifest): string | undefined {
  return typeof author === 'string' ? author : author?.name;
}

/**
 * Renders the notices, sorted by package.
 *
 * @throws Error that lists the packages without a license.
 */
export function renderNotices(notices: readonly Notice[]): string {
  const unlicensed = notices.filter(({manifest, text}) => !manifest.license && !text);
  if (unlicensed.length > 0) {
    const names = unlicensed.map(({manifest}) => manifest.name).join(', ');
    throw new Error(`Packages without a license can't be distributed: replace ${names}.`);
  }
  const sections = new Map(
    notices.map(({manifest, text}) => {
      const title = `${manifest.name} ${manifest.version}`;
      const author = authorOf(manifest);
      const facts = [
        `License: ${manifest.license ?? 'see below'}`,
        ...(author ? [`Author: ${author}`] : []),
      ];
      return [
        title,
        [title, '-'.repeat(title.length), ...facts, ...(text ? ['', text.trim()] : [])],
      ];
    }),
  );
  const sorted = [...sections].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, lines]) => lines);
  return [
    'This site includes the packages below, each under its own license.',
    ...sorted.map((lines) => lines.join('\n')),
    '',
  ].join('\n\n');
}
