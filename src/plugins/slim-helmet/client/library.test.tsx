/** Compares the stand-in with react-helmet-async, and with what Docusaurus asks of it. */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as library from 'react-helmet-async';
import {globSync} from 'tinyglobby';
import {expect, it} from 'vitest';
import * as whileRendering from '../server/helmet.ts';
import {mergeTags, readTags, type Attributes} from './tags.ts';

interface Context {
  helmet?: Readonly<Record<string, {readonly toString: () => string}>>;
}

const require = createRequire(import.meta.url);
type Library = Pick<typeof library, 'Helmet' | 'HelmetProvider'>;

const TAGS = ['meta', 'link', 'script', 'noscript'];

/** What the library writes for components, from the outside to the inside. */
function writeWithLibrary(
  components: readonly ReactNode[],
  {Helmet, HelmetProvider}: Library = library,
): Record<string, string> {
  const context: Context = {};
  renderToStaticMarkup(
    <HelmetProvider context={context}>
      {components.map((children, index) => (
        <Helmet key={index}>{children}</Helmet>
      ))}
    </HelmetProvider>,
  );
  const {helmet = {}} = context;
  return Object.fromEntries(
    ['title', 'htmlAttributes', 'bodyAttributes', ...TAGS].map((name) => [
      name,
      // The library leaves some names in the spelling of React, which browsers take as well.
      String(helmet[name]).replaceAll('hrefLang', 'hreflang'),
    ]),
  );
}

function writeAttributes(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');
}

/** The same, out of what the stand-in puts together. */
function writeWithStandIn(components: readonly ReactNode[]): Record<string, string> {
  const {title, html, body, tags} = mergeTags(components.map(readTags));
  const write = (wanted: string): string =>
    tags
      .filter(({type}) => type === wanted)
      .map(({type, attributes, text}) => {
        const end = ['script', 'noscript'].includes(type) ? `>${text}</${type}>` : '/>';
        return `<${type} ${writeAttributes({'data-rh': 'true', ...attributes})}${end}`;
      })
      .join('');
  return {
    title: `<title data-rh="true">${title ?? ''}</title>`,
    htmlAttributes: writeAttributes(html),
    bodyAttributes: writeAttributes(body),
    ...Object.fromEntries(TAGS.map((type) => [type, write(type)])),
  };
}

const site = (
  <>
    <html lang="en" dir="ltr" className="outer" />
    <title>Site</title>
    <meta property="og:title" content="Site" />
    <meta name="viewport" content="width=device-width" />
    <meta name="twitter:card" content="summary" />
    <link rel="canonical" href="/" />
    <link rel="alternate" href="/" hrefLang="en" />
    <link rel="alternate" href="/" hrefLang="x-default" />
  </>
);

const page = (
  <>
    <html lang="de" className="inner" />
    <body className="page" />
    <title>Page</title>
    <meta property="og:title" content="Page" />
    <meta name="Viewport" content="none" />
    <meta name="robots" content="noindex" />
    <meta content="nothing tells what it is" />
    <link rel="canonical" href="/page" />
    <link rel="icon" href="/icon.svg" />
    <script type="application/ld+json">{'{"a":1}'}</script>
    <script src="/a.js" async />
  </>
);

it.each<[string, readonly ReactNode[]]>([
  ['one component', [site]],
  ['an inner component', [site, page]],
  ['several', [site, page, <title key="a">Inner</title>, <html key="b" lang="fr" />]],
  ['the same order of importance, turned around', [page, site]],
  ['conditions', [site, [false, null, <meta key="a" name="a" content="b" />]]],
])('puts into the head what the library does: %s', (_what, components) => {
  expect(writeWithStandIn(components)).toEqual(writeWithLibrary(components));
  expect(writeWithLibrary(components, whileRendering)).toEqual(writeWithLibrary(components));
});

it('writes an empty head while rendering when no component asks for anything', () => {
  expect(writeWithLibrary([], whileRendering)).toEqual(writeWithLibrary([]));
});

it('stands in for all that Docusaurus imports, which gives it children and nothing else', () => {
  const modules = path.resolve(
    path.dirname(require.resolve('@docusaurus/core/package.json')),
    '..',
  );
  const sources = globSync(
    ['core/lib/client/**/*.js', 'theme-*/lib/**/*.js', 'plugin-content-*/lib/client/**/*.js'],
    {cwd: modules, absolute: true},
  ).map((file) => ({name: path.basename(file), text: readFileSync(file, 'utf8')}));
  const imports = sources.flatMap(({name, text}) =>
    [...text.matchAll(/import (.+) from 'react-helmet-async'/g)].map(
      ([, imported]) => `${name}: ${String(imported)}`,
    ),
  );
  expect(imports.sort()).toEqual([
    'Head.js: { Helmet }',
    'clientEntry.js: { HelmetProvider }',
    'serverEntry.js: { HelmetProvider }',
  ]);
  const uses = sources.flatMap(({text}) => text.match(/<(?:Head|Helmet)\b[^>]*>/g) ?? []);
  expect(uses.length).toBeGreaterThan(5);
  expect(new Set(uses)).toEqual(new Set(['<Head>', '<Helmet {...props}/>']));
});
