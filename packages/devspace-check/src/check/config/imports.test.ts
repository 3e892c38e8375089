import {expect, it} from 'vitest';
import {configFormats} from '../../schema/formats.ts';
import {checkConfig} from '../index.ts';

const IMPORTS: Readonly<Record<string, unknown>> = {
  'a.yaml': {
    imports: [{path: 'c.yaml'}],
    images: {web: {image: 'acme/app:v1'}, own: {image: 'acme/old'}},
  },
  'b.yaml': {images: {web: {image: 'acme/ignored'}, own: {image: 'acme/ignored'}}},
  'c.yaml': {imports: [{path: 'a.yaml'}], images: {nested: {image: 'acme/app'}}},
};

const WEB = '`web` (from the `a.yaml` import)';
const NESTED = '`nested` (from the `a.yaml` import)';

it.each([
  ['a', 'acme/other', 'imports[0].path', `the images ${WEB} and ${NESTED} have the same name`],
  ['a', 'acme/app', 'images.own.image', `the images \`own\`, ${WEB} and ${NESTED} have the same`],
  ['b', 'acme/ignored', 'images.own.image', '`own` and `web` (from the `b.yaml` import) have the'],
  ['a, git: x', 'acme/app', undefined, undefined],
  ['a, enabled: false', 'acme/app', undefined, undefined],
  ['a, enabled: "$(test -f x)"', 'acme/app', undefined, undefined],
  ['b', 'acme/other', undefined, undefined],
])('compares the images of the import %s with %s', (name, image, place, message) => {
  const [file = '', ...options] = name.split(',');
  const item = [`path: ${file}.yaml`, ...options].join(', ');
  const text = `version: v2beta1\nname: x\nimports: [{${item}}]\nimages: {own: {image: ${image}}}\n`;
  const findImport = (path: string): unknown => IMPORTS[path];
  const {diagnostics} = checkConfig(text, configFormats, {}, {findImport});
  expect(diagnostics.map(({path}) => path)).toEqual(place === undefined ? [] : [place]);
  if (message !== undefined) expect(diagnostics[0]?.message).toContain(message);
});
