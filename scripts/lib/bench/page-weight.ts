/**
 * What a built page makes a browser load before the reader does anything. Pure.
 */
import type {Tag} from '../html/tags.ts';
import {budgetOf, type Kind} from './budgets.ts';

/** The weight of a page. */
export interface PageWeight {
  /** Path below the base path. */
  readonly path: string;
  readonly bytes: Readonly<Record<Kind, number>>;
  readonly total: number;
  /** Files that it needs, itself included. */
  readonly requests: number;
}

/** A page, and what is needed to weigh it. */
export interface PageFiles {
  readonly path: string;
  /** File of the page below the build folder. */
  readonly file: string;
  readonly tags: readonly Tag[];
  readonly basePath: string;
  /** Bytes of a file of the build as it is sent. */
  readonly sizeOf: (file: string) => number;
  /** Files that every page loads though none names them: fonts of the style sheets. */
  readonly shared: readonly string[];
}

const kinds: readonly (readonly [Kind, RegExp])[] = [
  ['js', /\.js$/],
  ['css', /\.css$/],
  ['font', /\.woff2$/],
  ['image', /\.(?:svg|png|jpe?g|webp|avif|gif|ico)$/],
  ['html', /\.html$/],
];

function kindOf(file: string): Kind {
  const kind = kinds.find(([, pattern]) => pattern.test(file))?.[0];
  if (!kind) throw new Error(`${file}: say in page-weight.ts what kind of file this is.`);
  return kind;
}

/** Address of what a tag makes a browser load at once. */
function addressOf({name, isEnd, attributes}: Tag): string | undefined {
  if (isEnd) return undefined;
  if (name === 'script') return attributes.get('src');
  if (name === 'img')
    return attributes.get('loading') === 'lazy' ? undefined : attributes.get('src');
  const rel = attributes.get('rel') ?? '';
  const isLoaded =
    name === 'link' &&
    /^(?:stylesheet|preload|icon)$/.test(rel) &&
    attributes.get('media') !== 'print';
  return isLoaded ? attributes.get('href') : undefined;
}

/** Tags that only count without scripts. */
function withoutFallbacks(tags: readonly Tag[]): Tag[] {
  let isFallback = false;
  return tags.filter((tag) => {
    if (tag.name === 'noscript') isFallback = !tag.isEnd;
    return !isFallback;
  });
}

/** Weighs a page. */
export function weighPage({path, file, tags, basePath, sizeOf, shared}: PageFiles): PageWeight {
  const named = withoutFallbacks(tags).flatMap((tag) => {
    const address = addressOf(tag);
    // Files of other hosts are few, and named in the security policy.
    return address?.startsWith(basePath) ? [address.slice(basePath.length)] : [];
  });
  const files = [...new Set([file, ...named, ...shared])];
  const bytes: Record<Kind, number> = {html: 0, css: 0, js: 0, font: 0, image: 0};
  for (const item of files) bytes[kindOf(item)] += sizeOf(item);
  const total = Object.values(bytes).reduce((sum, size) => sum + size, 0);
  return {path, bytes, total, requests: files.length};
}

/** Says in which way a page is beyond its budget. */
export function checkWeight({path, bytes, total, requests}: PageWeight): string[] {
  const budget = budgetOf(path);
  const amounts = {html: bytes.html, css: bytes.css, js: bytes.js, total, requests};
  return (Object.keys(amounts) as (keyof typeof amounts)[])
    .filter((name) => amounts[name] > budget[name])
    .map((name) => `/${path} ${name}: ${amounts[name]} is more than ${budget[name]}`);
}
