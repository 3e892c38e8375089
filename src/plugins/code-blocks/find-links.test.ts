import {describe, expect, it} from 'vitest';
import {versions, versionsByLabel, type VersionLabel} from '@devspace-docs/versions';
import {docsPath, page, siteOf} from '@devspace-docs/pages/testing';
import {findLinks} from './find-links.ts';

const [latest] = versions;
/** The newest version with another config format. */
const previous = versions.find(({configVersion}) => configVersion !== latest.configVersion);
const pipelines = versions.find(({hasPipelines}) => hasPipelines) ?? latest;

function linksOf(body: string, version: VersionLabel = latest.label): string[] {
  const path = docsPath(version);
  const site = siteOf({[path]: page('links', body)});
  const file = site.file(path);
  if (!file) throw new Error(`${path} isn't in the site`);
  return site
    .content(file)
    .fences.flatMap((fence) => findLinks(fence, file, site))
    .map(({text, target}) => `${text} ${target.page}#${target.anchor}`);
}

function yaml(info: string, code: string): string {
  return `\`\`\`yaml ${info}\n${code}\n\`\`\``;
}

describe('keys of configs', () => {
  const config = `version: ${latest.configVersion}\nname: app\ndev:\n  api:\n    imageSelector: a\n    "sync":\n      - path: ./`;

  it('link to their fields, except for entry names', () => {
    expect(linksOf(yaml('title="devspace.yaml"', config))).toEqual([
      'version configuration/reference#version',
      'name configuration/reference#name',
      'dev configuration/reference#dev',
      'imageSelector configuration/reference#dev-imageSelector',
      'sync configuration/reference#dev-sync',
      'path configuration/reference#dev-sync-path',
    ]);
  });

  it('are linked in a part of a config, without the parent keys', () => {
    expect(linksOf(yaml('path="dev.*.sync"', '- path: ./\n  polling: true'))).toEqual([
      'path configuration/reference#dev-sync-path',
      'polling configuration/reference#dev-sync-polling',
    ]);
  });

  it('link to the version of the block', () => {
    if (!previous) throw new Error('The test needs two versions.');
    const {label, configVersion} = previous;
    const info = `title="devspace.yaml" otherVersion="${configVersion}: before it is converted"`;
    expect(linksOf(yaml(info, `version: ${configVersion}`))).toEqual([
      `version ${label}/configuration/reference#version`,
    ]);
    expect(linksOf(yaml('title="devspace.yaml"', `version: ${configVersion}`), label)).toEqual([
      `version ${label}/configuration/reference#version`,
    ]);
  });

  it("aren't linked in other files or in values of other charts", () => {
    expect(linksOf(yaml('title="k8s/api.yaml"', 'apiVersion: v1\nkind: Service'))).toEqual([]);
    const values = 'chart:\n  name: redis\nvalues:\n  containers: []';
    expect(linksOf(yaml('path="deployments.*.helm"', values))).toEqual([
      'chart configuration/reference#deployments-helm-chart',
      'name configuration/reference#deployments-helm-chart-name',
      'values configuration/reference#deployments-helm-values',
    ]);
    expect(linksOf(yaml('path="deployments.*.helm"', 'values:\n  containers: []'))).toContain(
      'containers configuration/reference#deployments-helm-values-containers',
    );
  });

  it('link to the changed fields in profiles', () => {
    const merge = 'merge:\n  images:\n    api:\n      image: a';
    expect(linksOf(yaml('path="profiles[]"', merge))).toEqual([
      'merge configuration/reference#profiles-merge',
      'images configuration/reference#profiles-merge-images',
      'image configuration/reference#images-image',
    ]);
  });
});

describe('scripts', () => {
  const {label} = pipelines;

  it('link functions and commands', () => {
    const script = 'deploy: |-\n  build_images --all\n  devspace list vars --output json';
    expect(linksOf(yaml('path="pipelines"', script), label)).toEqual([
      'build_images configuration/functions#build_images',
      'devspace list vars cli/devspace_list_vars#',
      '--output cli/devspace_list_vars#flag-output',
    ]);
  });

  it("don't link functions that the config overrides or that aren't available there", () => {
    const own = 'functions:\n  build_images: echo own\npipelines:\n  deploy: build_images';
    expect(linksOf(yaml('path="."', own), label).join()).not.toContain('functions#build_images');
    const hook = '- events: ["before:deploy"]\n  command: start_dev api';
    expect(linksOf(yaml('path="hooks"', hook), label).join()).not.toContain('functions#start_dev');
  });
});

describe('shell blocks', () => {
  const {commandFolder} = versionsByLabel[latest.label];

  function shell(code: string): string {
    return `\`\`\`bash\n${code}\n\`\`\``;
  }

  it('link commands, flags of the command, and global flags', () => {
    expect(linksOf(shell('devspace dev --skip-build -n team-a'))).toEqual([
      `devspace dev ${commandFolder}/devspace_dev#`,
      `--skip-build ${commandFolder}/devspace_dev#flag-skip-build`,
      `-n ${commandFolder}#flag-namespace`,
    ]);
  });

  it('link only the command name if a flag precedes it', () => {
    expect(linksOf(shell('devspace --namespace=a deploy'))).toEqual([
      `--namespace ${commandFolder}#flag-namespace`,
      `deploy ${commandFolder}/devspace_deploy#`,
    ]);
  });

  it("don't link what the version doesn't have or what follows `--`", () => {
    expect(linksOf(shell('devspace unknown --debug'))).toEqual([]);
    expect(linksOf(shell('devspace enter -- ls --debug'))).toEqual([
      `devspace enter ${commandFolder}/devspace_enter#`,
    ]);
  });
});
