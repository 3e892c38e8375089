import {describe, expect, it} from 'vitest';
import {readEvent} from './hook-events.ts';

describe('readEvent', () => {
  it.each([
    ['before:build', {kind: 'known'}],
    ['before:build:*', {kind: 'known'}],
    ['after:deploy:api', {kind: 'known', section: 'deployments', name: 'api'}],
    ['start:sync:api', {kind: 'known', section: 'dev', name: 'api'}],
    ['build.beforeBuild', {kind: 'known'}],
    ['devCommand:before:build', {kind: 'dead', hint: 'use `before:build`'}],
    ['devCommand:before:replacePods', {kind: 'dead'}],
    ['enter', {kind: 'dead', hint: 'remove it: `devspace enter` runs no hooks'}],
    ['stop:sync:api', {kind: 'dead'}],
    ['sync.stop', {kind: 'dead'}],
    ['restart', {kind: 'known'}],
    ['after:deplyo:api', {kind: 'unknown', suggestion: 'after:deploy:api'}],
    ['befor:build', {kind: 'unknown', suggestion: 'before:build'}],
    ['after:deploy:', {kind: 'unknown', suggestion: undefined}],
    // `before:deploy` runs at another time.
    ['before:dev', {kind: 'unknown', suggestion: undefined}],
  ])('reads %s', (event, expected) => {
    expect(readEvent(event, '6.x')).toMatchObject(expected);
  });

  it('lists events with the same start as an unknown one', () => {
    expect(readEvent('start:dev', '6.x')).toMatchObject({
      similar: ['start:sync:NAME', 'start:portForwarding:NAME', 'start:reversePortForwarding:NAME'],
    });
    expect(readEvent('nope', '6.x')).toMatchObject({
      similar: expect.arrayContaining(['before:build', 'devCommand:error']) as string[],
    });
  });

  it('reads events of 5.x', () => {
    expect(readEvent('devCommand:before:replacePods', '5.x')).toEqual({kind: 'known'});
    expect(readEvent('start:sync:code', '5.x')).toMatchObject({section: 'sync', name: 'code'});
  });
});
