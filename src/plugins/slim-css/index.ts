/**
 * Leaves out of the style sheets what the site does not use of Infima and of the theme.
 *
 * What is used can be read from the scripts and the markup files of the same build: every class of
 * a page comes out of a component or of a page, which are both there.
 */
import type {Plugin} from '@docusaurus/types';
import {readWords} from './find-unused.ts';
import {slimCss} from './slim.ts';

const NAME = 'slim-css';

/** The part of a bundler's compilation that is needed; webpack and Rspack share it. */
interface Compilation {
  readonly hooks: {
    readonly processAssets: {
      readonly tap: (options: {name: string; stage: number}, work: () => void) => void;
    };
  };
  readonly getAssets: () => readonly {
    readonly name: string;
    readonly source: {readonly source: () => string | Buffer};
  }[];
  readonly updateAsset: (name: string, source: object) => void;
}

interface Compiler {
  readonly hooks: {
    readonly thisCompilation: {
      readonly tap: (name: string, work: (compilation: Compilation) => void) => void;
    };
  };
  readonly webpack: {readonly sources: {readonly RawSource: new (text: string) => object}};
}

/** After files are minified, and before their names get the hash of what is in them. */
const STAGE = 450;

function apply({hooks, webpack}: Compiler): void {
  hooks.thisCompilation.tap(NAME, (compilation) => {
    compilation.hooks.processAssets.tap({name: NAME, stage: STAGE}, () => {
      const assets = compilation.getAssets().map(({name, source}) => ({
        name,
        read: () => source.source().toString(),
      }));
      const texts = assets.filter(({name}) => /\.(?:js|txt)$/.test(name));
      const words = readWords(texts.map(({read}) => read()));
      for (const {name, read} of assets.filter((asset) => asset.name.endsWith('.css'))) {
        compilation.updateAsset(name, new webpack.sources.RawSource(slimCss(read(), words)));
      }
    });
  });
}

export default function slimCssPlugin(): Plugin {
  return {
    name: NAME,
    configureWebpack(config, isServer) {
      if (config.mode !== 'production' || isServer) return {};
      // Docusaurus types plugins as webpack's, whichever bundler it uses.
      return {plugins: [{apply: (compiler: unknown) => apply(compiler as Compiler)}]};
    },
  };
}
