/**
 * Takes a page over in turns, one a task: Preact would do it all at once, and a phone would not react
 * for a third of a second.
 *
 * A part that waits keeps what the server has written. Effects wait until all parts had their turn:
 * they tell parts about the window, for instance, and those that were not taken over yet would then
 * expect another page than the server has written. For the same reason each part learns by itself, and
 * last, that it runs in a browser.
 */
import {options} from 'preact';

/** The place of a part in the line. */
export interface Turn {
  /** What it waits for. */
  readonly start: Promise<void>;
  hasStarted: boolean;
  /** To be called when it was taken over. */
  readonly end: () => void;
}

// Both show in the performance panel of the browser. The tests look at what happens in between, which
// may change nothing.
const START = 'hydration-start';
const END = 'hydration-end';

interface Part {
  readonly takeOver: () => void;
  readonly end: () => void;
  readonly enterBrowser: () => void;
}

const line: Part[] = [];
let isTakingOver = false;

/**
 * Gets in line.
 *
 * @param enterBrowser is called when all parts were taken over.
 * @returns undefined where nothing is being taken over.
 */
export function getInLine(enterBrowser: () => void): Turn | undefined {
  if (!isTakingOver) return undefined;
  let begin = (): void => {};
  const start = new Promise<void>((resolve) => {
    begin = resolve;
  });
  let hasEnded = false;
  const end = (): void => {
    if (!hasEnded) performance.mark(END);
    hasEnded = true;
  };
  const turn = {start, hasStarted: false, end};
  const takeOver = (): void => {
    turn.hasStarted = true;
    performance.mark(START);
    begin();
  };
  line.push({takeOver, end, enterBrowser});
  return turn;
}

/** Waits until the browser had time for something else. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

/** Lets `begin` take the page over, and then all parts that get in line. */
export async function takeOverInTurns(begin: () => void): Promise<void> {
  const effects: (() => void)[] = [];
  // Scripts of the page have just run.
  await nextTask();
  options.requestAnimationFrame = (run) => effects.push(run);
  isTakingOver = true;
  performance.mark(START);
  begin();
  performance.mark(END);
  // Parts bring parts of their own: the line grows.
  for (const {takeOver, end} of line) {
    await nextTask();
    takeOver();
    await nextTask();
    // It may be gone.
    end();
  }
  isTakingOver = false;
  for (const {enterBrowser} of line) {
    enterBrowser();
    await nextTask();
  }
  line.length = 0;
  options.requestAnimationFrame = undefined;
  // What effects change is drawn in a task of its own.
  options.debounceRendering = (draw) => void nextTask().then(draw);
  for (const run of effects) run();
  options.debounceRendering = undefined;
}
