/** HTML for tests, as the build writes it. */

interface Draft {
  readonly title: string;
  readonly body: string;
  readonly tag?: string;
  readonly head?: string;
  readonly crumbs?: readonly string[];
}

/** A built page. Omits end tags, as the minifier does. */
export function html({title, body, tag, head = '', crumbs = []}: Draft): string {
  return `<!doctype html><html lang=en><head><title>${title}</title>
    <meta name=docsearch:docusaurus_tag content=${tag ?? 'docs-default-current'}>
    <meta name=description content="About ${title}.">${head}</head><body><nav><a href=/docs/x>x</a></nav>
    <article><nav><ul class=breadcrumbs><li class=breadcrumbs__item><a aria-label="Home page" href=/docs/><svg></svg></a>
    ${crumbs.map((crumb) => `<li class=breadcrumbs__item><span>${crumb}</span>`).join('')}
    <li class="breadcrumbs__item breadcrumbs__item--active"><span>${title}</span></ul></nav>
    <div class="theme-doc-markdown markdown"><header><h1>${title}</h1></header>${body}</div>
    <footer>Edit this page</footer></article></body></html>`;
}

/** A heading with its hash link. */
export function heading(level: number, id: string, text: string): string {
  return `<h${level} id=${id}>${text}<a class=hash-link href=#${id} title="Direct link">\u200b</a></h${level}>`;
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]): string => row.map((cell) => `<td>${cell}`).join('');
  return `<table><thead><tr>${head.map((cell) => `<th>${cell}`).join('')}<tbody>${rows
    .map((row) => `<tr>${cells(row)}`)
    .join('')}</table>`;
}
