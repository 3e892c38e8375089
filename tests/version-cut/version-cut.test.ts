/** Cuts a version in a copy of the repository, and checks and builds the result. */
import {execFile} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {latestVersion, versions} from '@devspace-docs/versions';
import type {Problem} from '@devspace-docs/content-lint';
import {copyRepository} from '../lib/copy-repository.ts';

const root = path.resolve(import.meta.dirname, '../..');
const previous = latestVersion.label;
const next = `${parseInt(previous) + 1}.x`;
const closed = `versioned_docs/version-${previous}`;

interface Result {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

describe(`cutting ${next}`, () => {
  const copy = copyRepository('version-cut');
  const read = (file: string): string => readFileSync(path.join(copy, file), 'utf8');
  const npx = (...args: readonly string[]): Promise<Result> =>
    new Promise((resolve) => {
      execFile('npx', args, {cwd: copy, maxBuffer: 1e8}, (error, stdout, stderr) => {
        const code = typeof error?.code === 'number' ? error.code : Number(error !== null);
        resolve({code, output: stdout, errors: stderr});
      });
    });
  const passed = async (...args: readonly string[]): Promise<string> => {
    const {code, output, errors} = await npx(...args);
    expect(code, output + errors).toBe(0);
    return output;
  };
  let report = '';

  beforeAll(async () => {
    report = await passed('tsx', 'scripts/cut-version.ts', next);
  });

  afterAll(() => rmSync(copy, {recursive: true, force: true}));

  it('prints the manual steps', () => {
    expect(report).toContain(`${next} is now the latest version`);
    expect(report).toContain(`schema/cli/${next}/`);
  });

  it('changes only link paths in the pages of older versions', () => {
    const pages = (folder: string): string[] => globSync('**/*', {cwd: folder});
    const original = path.join(root, latestVersion.docsFolder);
    expect(pages(path.join(copy, closed)).sort()).toEqual(pages(original).sort());
    for (const page of pages(original))
      expect(read(`${closed}/${page}`), page).toBe(readFileSync(path.join(original, page), 'utf8'));
    const linkStart = new RegExp(`\\]\\(/${previous}(?:/|(?=[)#]))`, 'g');
    for (const {docsFolder} of versions.slice(1)) {
      for (const page of pages(path.join(root, docsFolder))) {
        const text = readFileSync(path.join(root, docsFolder, page), 'utf8');
        expect(read(`${docsFolder}/${page}`).replace(linkStart, '](/'), page).toBe(text);
      }
    }
  });

  it('copies the recorded outputs', () => {
    const recordings = globSync(`schema/outputs/${previous}/*.txt`, {cwd: root});
    expect(recordings).not.toEqual([]);
    for (const file of recordings)
      expect(read(file.replace(`/${previous}/`, `/${next}/`)), file).toBe(read(file));
  });

  it('forgets the first releases of the previous version', () => {
    const added = globSync('schema/*.json', {cwd: copy}).filter(
      (file) => !globSync('schema/*.json', {cwd: root}).includes(file),
    );
    expect(added).not.toEqual([]);
    for (const file of added) expect(read(file)).not.toContain('x-since');
  });

  it('starts with the first release, and the limits of the previous version', () => {
    const first = next.replace('x', '0.0');
    const [before = '', limits = ''] = read(`schema/releases/${next}.yaml`).split(/^(?=limits:)/m);
    expect(before.match(/release: .*/g)).toEqual([`release: ${first}`]);
    expect(read(`schema/releases/${previous}.yaml`)).toContain(limits);
    expect(JSON.parse(read('schema/releases/releases.json'))).toContain(first);
  });

  it('leaves generated files up to date, and content and types valid', async () => {
    await Promise.all([
      passed('tsx', 'scripts/generate-cli-reference.ts', '--check')
        .then(() => passed('tsx', 'scripts/generate-config-reference.ts', '--check'))
        .then(() => passed('tsx', 'scripts/check-content.ts')),
      passed('tsc', '--noEmit'),
      passed('vitest', 'run', '--project', 'unit', 'component-chart'),
    ]);
  });

  it('finds mistakes in the new and the previous version', async () => {
    const mistakes = [
      '```yaml title="devspace.yaml"\nversion: v2beta1\nname: app\npipelines:\n  dev: create_deploymentz --all\n```',
      'Run `devspace dev --skip-biuld` and set `dev.*.snyc` and `DEVSPACE_DEPOLY_FLAGS`.',
    ].join('\n\n');
    const pages = [latestVersion.docsFolder, closed].map((folder) => `${folder}/plugins/index.mdx`);
    for (const page of pages) writeFileSync(path.join(copy, page), `${read(page)}\n${mistakes}\n`);
    const {code, output} = await npx('tsx', 'scripts/check-content.ts', '--json', ...pages);
    expect(code).toBe(1);
    const problems = JSON.parse(output) as readonly Problem[];
    for (const page of pages) {
      expect(problems.filter(({file}) => file === page).map(({rule}) => rule)).toEqual([
        'pipeline-scripts',
        'command-lines',
        'prose-paths',
        'environment',
      ]);
    }
  });

  it('builds, and older versions link to the new one', async () => {
    // The sidebars contain pages that aren't built.
    for (const {label} of versions)
      writeFileSync(path.join(copy, `versioned_sidebars/version-${label}-sidebars.json`), '{}');
    await passed('docusaurus', 'build', '--config', 'tests/version-cut/docusaurus.config.ts');
    expect(read('build/configuration/reference.html')).toContain(`DevSpace ${next}`);
    expect(read('build/index.html')).not.toContain('These are the docs for');
    for (const {label} of versions) {
      const {commandFolder} = versions.find((version) => version.label === label) ?? latestVersion;
      const page = read(`build/${label}/${commandFolder}/devspace_dev.html`);
      expect(page).toMatch(
        new RegExp(`These are the docs for <strong>DevSpace (?:<!-- -->)?${label}</strong>`),
      );
      expect(page).toMatch(
        new RegExp(`href="?/docs/cli/devspace_dev"?[^>]*>See this topic in ${next}`),
      );
    }
  });
});
