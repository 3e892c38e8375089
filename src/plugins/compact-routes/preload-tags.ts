/**
 * Tells the browser with the page which scripts it is going to need: otherwise it learns about
 * those of the page itself only once the main script runs. Pure.
 */

/** The script files of a build by the name of their chunk. */
export function indexScripts(files: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    files.flatMap((file) => {
      const name = /^(.+)\.[0-9a-f]{6,8}\.js$/.exec(file)?.[1];
      return name === undefined ? [] : [[name, file] as const];
    }),
  );
}

/**
 * Adds a tag for each script to the head of a page. They come after what the page is painted with.
 *
 * @param addresses - Addresses of the scripts.
 */
export function addPreloads(html: string, addresses: readonly string[]): string {
  const tags = addresses.map(
    (address) => `<link rel="preload" as="script" fetchpriority="low" href="${address}">`,
  );
  // Pages that Docusaurus has made small have no end of the head where HTML allows it.
  const end = /<\/head>|(?=<body[\s>])/.exec(html);
  if (!end) throw new Error('compact-routes: a built page has no body to put tags in front of.');
  return html.slice(0, end.index) + tags.join('') + html.slice(end.index);
}
