import {
  diagnose,
  type Image,
  type PageDiagnostic,
  resolvePath,
  type Site,
  type SourceFile,
} from '@devspace-docs/pages';
import {readSitePath} from '@devspace-docs/versions/node';
import type {Rule} from '../types.ts';

const MAX_KILOBYTES = 300;

function checkImage({url, location}: Image, from: SourceFile, site: Site): PageDiagnostic[] {
  if (/^[a-z][a-z0-9+.-]*:/i.test(url)) {
    const hint = 'save the image in `img/` next to the page';
    return diagnose(location, 'external images are not allowed', hint);
  }
  const path = url.startsWith('/') ? `static/${readSitePath(url)}` : resolvePath(url, from.path);
  // Docusaurus reports missing files. Images are read as text, which has a character for almost each byte.
  if (!site.tree.files.has(path) || site.tree.read(path).length <= MAX_KILOBYTES * 1000) return [];
  const hint = 'make it smaller: save it as WebP or SVG, in the size in which pages show it';
  return diagnose(location, `the image has more than ${MAX_KILOBYTES} kB`, hint);
}

/** MD045 of markdownlint reports images without alt text. */
export const images: Rule = {
  name: 'images',
  check: (file, site) =>
    site.content(file).images.flatMap((image) => checkImage(image, file, site)),
};
