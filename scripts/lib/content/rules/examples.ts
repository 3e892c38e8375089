/** For each rule a site that it objects to, and one that it lets pass. The tests of the registry run them. */
import {page, type Files} from '../testing.ts';

interface RuleExample {
  readonly fails: Files;
  readonly passes: Files;
}

/** A page with a whole config. */
function config(rest: string): string {
  return page('A', `\`\`\`yaml title="devspace.yaml"\nversion: v2beta1\nname: a\n${rest}\n\`\`\``);
}

export const examples: Readonly<Record<string, RuleExample>> = {
  mdx: {
    fails: {'docs/a.mdx': page('A', 'Set {name} to <your name>.')},
    passes: {'docs/a.mdx': page('A', 'Set `{name}` to `<your name>`.')},
  },
  components: {
    fails: {'docs/a.mdx': page('A', ':::tip\n\nSet ${NAME}.')},
    passes: {'docs/a.mdx': page('A', ':::tip\n\nSet `${NAME}`.\n\n:::')},
  },
  routes: {
    fails: {'docs/ports/index.mdx': page('A', 'Text.'), 'docs/ports/ports.mdx': page('B', 'Text.')},
    passes: {'docs/ports/index.mdx': page('A', 'Text.'), 'docs/ports/open.mdx': page('B', 'Text.')},
  },
  'page-lists': {
    fails: {'docs/a.mdx': page('A', 'Text.'), 'tests/routes/routes.json': '[]'},
    passes: {
      'docs/a.mdx': page('A', 'Text.'),
      'tests/routes/routes.json': '[{"route": "/docs/a", "sidebar": true}]',
    },
  },
  'front-matter': {
    fails: {'docs/a.mdx': '---\ntitle: Ports\n---\nText.\n'},
    passes: {'docs/a.mdx': page('Ports', 'Text.')},
  },
  headings: {
    fails: {'docs/a.mdx': page('A', '# Ports\n\n### Open a port')},
    passes: {'docs/a.mdx': page('A', '## Ports\n\n### Open a port')},
  },
  links: {
    fails: {'docs/a.mdx': page('A', 'See [ports](./ports.mdx).')},
    passes: {
      'docs/a.mdx': page('A', 'See [ports](./b.mdx).'),
      'docs/b.mdx': page('Ports', 'Text.'),
    },
  },
  images: {
    fails: {'docs/a.mdx': page('A', '![](./img/ui.png)')},
    passes: {'docs/a.mdx': page('A', '![The log of a pod](./img/ui.png)'), 'docs/img/ui.png': ''},
  },
  fences: {
    fails: {'docs/a.mdx': page('A', '```\ndevspace dev\n```')},
    passes: {'docs/a.mdx': page('A', '```bash\ndevspace dev\n```')},
  },
  'config-samples': {
    fails: {'docs/a.mdx': page('A', '```yaml path="dev.*.sync"\n- pth: ./\n```')},
    passes: {'docs/a.mdx': page('A', '```yaml path="dev.*.sync"\n- path: ./src\n```')},
  },
  'sample-names': {
    fails: {'docs/a.mdx': config('images: {api: {image: a}}\npipelines: {dev: build_images web}')},
    passes: {'docs/a.mdx': config('images: {api: {image: a}}\npipelines: {dev: build_images api}')},
  },
  'pipeline-scripts': {
    fails: {'docs/a.mdx': config('pipelines: {dev: build_images --al}')},
    passes: {'docs/a.mdx': config('pipelines: {dev: build_images --all}')},
  },
  'command-lines': {
    fails: {'docs/a.mdx': page('A', 'Run `devspace deploy --skip-biuld`.')},
    passes: {'docs/a.mdx': page('A', 'Run `devspace deploy --skip-build`.')},
  },
  'lone-flags': {
    fails: {'docs/a.mdx': page('A', 'Add `--force-bild`.')},
    passes: {'docs/a.mdx': page('A', 'Add `--force-build`.')},
  },
  'prose-paths': {
    fails: {'docs/a.mdx': page('A', 'Set `dev.sync`.')},
    passes: {'docs/a.mdx': page('A', 'Set `dev.*.sync`.')},
  },
  environment: {
    fails: {'docs/a.mdx': page('A', 'Set `DEVSPACE_FLAG`.')},
    passes: {'docs/a.mdx': page('A', 'Set `DEVSPACE_FLAGS`.')},
  },
};
