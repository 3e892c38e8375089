/**
 * Writes the config check CLI, and third-party-licenses.txt: the packages in it and in the browser bundle, and their
 * licenses.
 *
 * They're collected from the files that the bundlers read, which excludes build tools, but includes code that tree
 * shaking removes.
 */
import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeCheckCli} from '@devspace-docs/devspace-check/node';
import {packageFolder, renderNotices, type Notice, type PackageManifest} from './notices.ts';

/** The parts of the Rspack or webpack compiler that are used. */
interface Compiler {
  readonly hooks: {
    readonly done: {
      readonly tap: (
        name: string,
        run: (stats: {readonly compilation: {readonly fileDependencies: Iterable<string>}}) => void,
      ) => void;
    };
  };
}

const LICENSE_FILE = /^(?:licen[cs]e|copying)(?:\.(?:md|txt))?$/i;

async function readNotice(folder: string): Promise<Notice> {
  const manifest = JSON.parse(
    await readFile(path.join(folder, 'package.json'), 'utf8'),
  ) as PackageManifest;
  const file = (await readdir(folder)).sort().find((name) => LICENSE_FILE.test(name));
  return {manifest, text: file ? await readFile(path.join(folder, file), 'utf8') : undefined};
}

/** Fonts that the site distributes: they aren't packages. */
const FONTS = {
  Inter: 'inter-license.txt',
  'JetBrains Mono': 'jetbrains-mono-license.txt',
};

function readFontNotices(siteDir: string): Promise<Notice[]> {
  return Promise.all(
    Object.entries(FONTS).map(async ([name, file]) => ({
      manifest: {name: `${name} (font)`, version: 'subset', license: 'OFL-1.1'},
      text: await readFile(path.join(siteDir, 'src', 'css', 'fonts', file), 'utf8'),
    })),
  );
}

export default function licenses({siteDir, siteConfig}: LoadContext): Plugin {
  const folders = new Set<string>();
  const add = (file: string): void => {
    const folder = packageFolder(file);
    if (folder !== undefined) folders.add(folder);
  };
  const collect = {
    apply(compiler: Compiler): void {
      compiler.hooks.done.tap('licenses', ({compilation}) => {
        for (const file of compilation.fileDependencies) add(file);
      });
    },
  };
  return {
    name: 'licenses',
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [collect]}),
    async postBuild({outDir}) {
      const bundled = await writeCheckCli(outDir, siteConfig.url + siteConfig.baseUrl);
      for (const file of bundled) add(path.resolve(file));
      const notices = await Promise.all([...folders].map(readNotice));
      await writeFile(
        path.join(outDir, 'third-party-licenses.txt'),
        renderNotices([...(await readFontNotices(siteDir)), ...notices]),
      );
    },
  };
}
