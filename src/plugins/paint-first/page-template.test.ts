import {createRequire} from 'node:module';
import {expect, it} from 'vitest';
import {pageTemplate} from './page-template.ts';

/** The template of Docusaurus, which its packages do not offer to others. */
const ORIGINAL = '@docusaurus/core/lib/ssg/ssgTemplate.html.js';

it('is that of Docusaurus, but for the scripts', () => {
  const original = (createRequire(import.meta.url)(ORIGINAL) as {default: string}).default;
  const ours =
    '<link rel="preload" as="script" fetchpriority="low" href="<%= it.baseUrl %><%= script %>" data-run>';
  const theirs = '<script src="<%= it.baseUrl %><%= script %>" defer></script>';
  expect(original).toContain(theirs);
  expect(pageTemplate).toBe(original.replace(theirs, ours));
});
