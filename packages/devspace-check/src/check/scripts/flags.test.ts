import {expect, it} from 'vitest';
import {readFlags} from './flags.ts';

const flags = [
  {name: 'build', short: 'b', type: 'bool'},
  {name: 'deploy', short: 'd', type: 'bool'},
  {name: 'tag', short: 't', type: 'string'},
];

it.each([
  ['--tag', '--tag=undefined'],
  ['--tag=a=b', '--tag=a=b'],
  ['--tag=', '--tag='],
  ['--build=false', '--build=false'],
  ['-t', '-t=undefined'],
  ['-tv1', '-t=v1'],
  ['-t=v1', '-t=v1'],
  ['-bd', '-b=undefined -d=undefined'],
  ['-bdtv1', '-b=undefined -d=undefined -t=v1'],
  ['-bd=true', '-b=undefined -d=true'],
  ['-bxd', '-b=undefined -x?=d'],
  ['--none=1', '--none?=1'],
])('reads %s', (text, expected) => {
  const parts = readFlags(text, (name, isShort) =>
    flags.find((flag) => (isShort ? flag.short : flag.name) === name),
  );
  expect(parts.map(({shown, flag, value}) => `${shown}${flag ? '' : '?'}=${value}`).join(' ')).toBe(
    expected,
  );
});
