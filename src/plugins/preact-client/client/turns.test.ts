import {options} from 'preact';
import {expect, it} from 'vitest';
import {getInLine, takeOverInTurns} from './turns.ts';

it('takes parts over one after the other, and then lets them and all effects know', async () => {
  const log: string[] = [];
  const stand = (name: string, then = (): void => {}): void => {
    const turn = getInLine(() => log.push(`${name} enters`));
    if (!turn) throw new Error('nothing is being taken over');
    void turn.start.then(() => {
      log.push(`${name} starts`);
      then();
    });
  };
  await takeOverInTurns(() => {
    log.push('page');
    options.requestAnimationFrame?.(() => log.push('effects'));
    stand('navbar');
    stand('main', () => stand('text'));
    stand('footer');
  });
  expect(log).toEqual([
    'page',
    'navbar starts',
    'main starts',
    'footer starts',
    'text starts',
    'navbar enters',
    'main enters',
    'footer enters',
    'text enters',
    'effects',
  ]);
  expect(options).toMatchObject({requestAnimationFrame: undefined});
});

it('knows no turns once a page was taken over', () => {
  expect(getInLine(() => {})).toBeUndefined();
});
