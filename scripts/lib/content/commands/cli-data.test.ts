import {expect, it} from 'vitest';
import {siteOf} from '../testing.ts';
import {createSite} from '../pages/site.ts';
import {readCommands} from './cli-data.ts';

it('reads the commands of each version once', () => {
  const {tree} = siteOf({});
  const commands = readCommands('6.x', tree);
  expect(commands?.bySlug.get('devspace_dev')?.flags.map(({name}) => name)).toContain('skip-push');
  expect(readCommands('4.x', tree)?.bySlug.has('devspace_login')).toBe(true);
  expect(readCommands('6.x', tree)).toBe(commands);
});

it('knows no commands without data', () => {
  const {tree} = createSite({files: new Set(), read: () => ''});
  expect(readCommands('6.x', tree)).toBeUndefined();
});
