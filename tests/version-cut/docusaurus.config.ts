/** A few pages of each version, to test the build after a version cut. */
import type {Config} from '@docusaurus/types';
import {withFewPages} from '../fixtures/few-pages.ts';

const base = withFewPages({
  include: [
    'index.mdx',
    'getting-started/installation.mdx',
    // The installation page of 5.x includes it.
    'fragments/install-cli.mdx',
    '{cli,commands}/devspace_dev.mdx',
    'configuration/reference.mdx',
  ],
});

const config: Config = {
  ...base,
  markdown: {
    ...base.markdown,
    async parseFrontMatter(file) {
      const {frontMatter, content} = await file.defaultParseFrontMatter(file);
      // In CI, Docusaurus rejects partials with front matter.
      if (file.filePath.includes('/_')) return {frontMatter, content};
      // The previous or next page may not be built, and this config doesn't read the page that a fragment
      // is part of.
      const {part_of: _parent, ...others} = frontMatter;
      return {frontMatter: {...others, pagination_next: null, pagination_prev: null}, content};
    },
  },
};

export default config;
