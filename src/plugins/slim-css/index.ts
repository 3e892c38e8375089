/**
 * Leaves out of the style sheets what the site does not use of Infima and of the theme.
 *
 * What is used can be read from the scripts and the markup files of the same build: every class of
 * a page comes out of a component or of a page, which are both there.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import {readProperties, readWords} from './find-unused.ts';
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

function apply({hooks, webpack}: Compiler, readStatic: () => readonly string[]): void {
  hooks.thisCompilation.tap(NAME, (compilation) => {
    compilation.hooks.processAssets.tap({name: NAME, stage: STAGE}, () => {
      const assets = compilation.getAssets().map(({name, source}) => ({
        name,
        read: () => source.source().toString(),
      }));
      const texts = assets.filter(({name}) => /\.(?:js|txt)$/.test(name));
      const words = readWords(texts.map(({read}) => read()));
      const sheets = assets
        .filter(({name}) => name.endsWith('.css'))
        .map(({name, read}) => ({name, css: read()}));
      for (const {name, css} of sheets) {
        const others = sheets.filter((sheet) => sheet.name !== name).map((sheet) => sheet.css);
        const known = readProperties([...others, ...readStatic()]);
        const slim = slimCss(css, new Set([...words, ...known]));
        compilation.updateAsset(name, new webpack.sources.RawSource(slim));
      }
    });
  });
}

export default function slimCssPlugin({siteDir, siteConfig}: LoadContext): Plugin {
  /** The style sheets that are copied as they are. */
  const readStatic = (): string[] =>
    siteConfig.staticDirectories.flatMap((dir) => {
      const cwd = path.resolve(siteDir, dir);
      return globSync('**/*.css', {cwd}).map((file) => readFileSync(path.join(cwd, file), 'utf8'));
    });
  return {
    name: NAME,
    configureWebpack(config, isServer) {
      if (config.mode !== 'production' || isServer) return {};
      // Docusaurus types plugins as webpack's, whichever bundler it uses.
      return {plugins: [{apply: (compiler: unknown) => apply(compiler as Compiler, readStatic)}]};
    },
  };
}
