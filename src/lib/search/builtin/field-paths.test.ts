import {describe, expect, it} from 'vitest';
import {createPathReader} from './field-paths.ts';

const read = createPathReader([
  'images.*.dockerfile',
  'dev.*.sync[].path',
  'dev.*.sync',
  'deployments[].helm.chart.name',
  'deployments.*.helm',
  'deployments.web.helm',
]);

describe('a path of the own config', () => {
  it.each([
    ['a name of the reader', 'images.app.dockerfile', 'images.*.dockerfile'],
    ['a name with dashes', 'images.my-app.dockerfile', 'images.*.dockerfile'],
    ['an index', 'dev.api.sync[0].path', 'dev.*.sync[].path'],
    ['an index as a step', 'dev.api.sync.0.path', 'dev.*.sync[].path'],
    ['no index', 'dev.api.sync.path', 'dev.*.sync[].path'],
    ['another letter case', 'images.app.dockerFile', 'images.*.dockerfile'],
    ['the index of a list', 'deployments[0].helm.chart.name', 'deployments[].helm.chart.name'],
    ['the field itself', 'images.*.dockerfile', 'images.*.dockerfile'],
    ['a field of that very name', 'deployments.web.helm', 'deployments.web.helm'],
    ['words around it', 'default of images.app.dockerfile?', 'default of images.*.dockerfile?'],
  ])('with %s is the name of the field', (_, text, name) => {
    expect(read(text)).toBe(name);
  });

  it.each(['images.app', 'devspace.yaml', 'dev.api.sync[0].mode', '/etc/images.app.dockerfile.d'])(
    'that is no field stays: %s',
    (text) => {
      expect(read(text)).toBe(text);
    },
  );
});
