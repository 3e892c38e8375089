import {expect, it} from 'vitest';
import {findReferences} from './find-references.ts';

function brief(config: unknown, line: '4.x' | '5.x' | '6.x' = '6.x'): string[] {
  return findReferences(config, line).found.map((reference) => {
    const {segments, offset} = reference.at;
    const at = `${segments.join('.')}+${offset}`;
    if (reference.kind === 'broken') return `${at} ${reference.message}`;
    const section = reference.kind === 'flag' ? 'flags' : reference.section;
    return `${at} ${section} ${reference.name} by ${reference.by}`;
  });
}

it('finds names in scripts, where they stand', () => {
  const pipelines = {a: 'build_images "api"; devspace run-pipeline b -p x -- -p y'};
  expect(brief({pipelines})).toEqual([
    'pipelines.a+14 images api by build_images',
    'pipelines.a+42 pipelines b by devspace run-pipeline',
    'pipelines.a+47 profiles x by devspace --profile',
  ]);
});

it('finds names in variables, helpers, events and profiles', () => {
  expect(
    brief({
      dev: {
        a: {imageSelector: 'x/${runtime.images.api}'},
        b: {imageSelector: 'image(web):tag(db)'},
      },
      hooks: [{events: ['after:deploy:api', 'print']}],
      profiles: [{name: 'p', parent: 'q', patches: [{op: 'remove', path: 'dev.c.sync[0]'}]}],
    }),
  ).toEqual([
    'dev.a.imageSelector+2 images api by ${runtime.images.api}',
    'dev.b.imageSelector+0 images web by image(web)',
    'dev.b.imageSelector+11 images db by tag(db)',
    'hooks.0.events.0+13 deployments api by after:deploy:api',
    'profiles.0.parent+0 profiles q by parent',
    'profiles.0.patches.0.path+4 dev c by path',
  ]);
});

it('finds names in the fields of 4.x', () => {
  const dev = {ports: [{imageName: 'api'}], logs: {images: ['web']}};
  expect(
    brief({dev, hooks: [{when: {before: {deployments: 'db', images: 'api'}}}]}, '4.x'),
  ).toEqual([
    'dev.logs.images.0+0 images web by logs',
    'dev.ports.0.imageName+0 images api by imageName',
    'hooks.0.when.before.deployments+0 deployments db by when',
    "hooks.0.when.before.images+0 hooks can't run for the single image `api`: all images are one stage",
  ]);
});

it('notes what scripts create', () => {
  const pipelines = {a: 'create_deployments two --from one'};
  const {created} = findReferences({pipelines}, '6.x');
  expect([...created].map(([section, names]) => [section, ...names])).toEqual([
    ['deployments', 'two'],
    ['releases', 'two'],
  ]);
});
