/**
 * A few pages of each version, to see that a cut version can be built.
 */
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
      // The next page may be one that isn't built.
      return {frontMatter: {...frontMatter, pagination_next: null, pagination_prev: null}, content};
    },
  },
};

export default config;
