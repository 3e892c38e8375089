import {
  attributeText,
  diagnose,
  type Element,
  findFile,
  type Image,
  IMAGE_FILE,
  type PageDiagnostic,
  relativePath,
  resolvePath,
  type Site,
  type SourceFile,
} from '@devspace-docs/pages';
import {readSitePath} from '@devspace-docs/versions/node';
import {didYouMean, suggestPath} from '@devspace-docs/common';
import type {Rule} from '../types.ts';

/** MD045 of markdownlint reports Markdown images with an empty alt text, and `<img>` without an `alt`. */
function isGeneric({element, alt}: Image): boolean {
  return element === undefined ? !alt : element === 'img' && alt === undefined;
}

function checkAlt(image: Image): PageDiagnostic[] {
  const {alt, location} = image;
  if ((alt !== undefined && alt.trim() !== '') || isGeneric(image)) return [];
  const hint = 'describe in the alt text what the image shows';
  return diagnose(location, 'the image has no alt text', hint);
}

const MAX_KILOBYTES = 300;

/** Path of an image file. Absolute URLs are relative to static/. */
function imagePath(url: string, from: SourceFile): string {
  const path = url.replace(/[?#].*$/, '');
  if (path.startsWith('/')) return `static/${readSitePath(path)}`;
  return resolvePath(path, from.path);
}

function checkFile({url, location}: Image, from: SourceFile, site: Site): PageDiagnostic[] {
  if (url.kind === 'expression') return [];
  const written = url.kind === 'text' ? url.text : url.request;
  if (/^[a-z][a-z0-9+.-]*:/i.test(written)) {
    return diagnose(
      location,
      'external images are not allowed',
      'save the image in `img/` next to the page',
    );
  }
  const path = imagePath(written, from);
  const file = findFile(path, site.tree.files);
  if (file !== undefined) {
    // Read as text, which has a character for almost each byte.
    if (site.tree.read(file).length <= MAX_KILOBYTES * 1000) return [];
    const hint = 'make it smaller: save it as WebP or SVG, in the size in which pages show it';
    return diagnose(location, `the image has more than ${MAX_KILOBYTES} kB`, hint);
  }
  const suggestion = suggestPath(
    path,
    [...site.tree.files].filter((file) => IMAGE_FILE.test(file)),
  );
  const hint = didYouMean(
    suggestion && relativePath(from.path, suggestion),
    'add the image, or correct the path',
  );
  return diagnose(location, `no image at ${path}`, hint);
}

/** Checks imported SVGs, which are components without alt text. */
function checkPicture(
  {name, attributes, location}: Element,
  from: SourceFile,
  site: Site,
): PageDiagnostic[] {
  const request = site.content(from).imports.find((item) => item.name === name)?.request;
  const isNamed = ['aria-label', 'aria-labelledby', 'aria-hidden', 'title'].some((key) =>
    attributes.has(key),
  );
  if (isNamed && attributeText(attributes, 'aria-label') !== '') return [];
  if (!request?.endsWith('.svg')) return [];
  const hint = 'add `role="img"` and `aria-label="…"`, or `aria-hidden` if it is decorative';
  return diagnose(location, `the image <${name}> has no alt text`, hint);
}

export const images: Rule = {
  name: 'images',
  summary:
    'Image files exist in the repository and have at most 300 kB, and images in JSX have alt text. Images on other hosts are errors.',
  check(file, site) {
    const {images: all, outline} = site.content(file);
    return [
      ...all.flatMap((image) => [...checkAlt(image), ...checkFile(image, file, site)]),
      ...outline.flatMap((part) => (part.kind === 'element' ? checkPicture(part, file, site) : [])),
    ];
  },
};
