/**
 * Stands in for NProgress 0.2, of which the theme uses three functions: a bar at the top of the
 * page that grows by itself.
 */
import {loading} from '@site/src/config/loading';

/** A bar that is shown. */
interface Bar {
  readonly root: HTMLElement;
  readonly line: HTMLElement;
  readonly timer: number;
}

const {minimum, trickleSpeed, trickleRate, speed} = loading.progressBar;

/** The bar never says that all is there before it is. */
const MOST = 0.994;

let bar: Bar | undefined;

function show(line: HTMLElement, share: number): void {
  line.style.transform = `translate3d(${(share - 1) * 100}%,0,0)`;
}

/** Shows the bar. */
function start(): void {
  if (bar) return;
  // The last one may be fading.
  document.getElementById('nprogress')?.remove();
  const root = document.createElement('div');
  root.id = 'nprogress';
  root.innerHTML = '<div class="bar"><div class="peg"></div></div>';
  const line = root.firstElementChild as HTMLElement;
  show(line, 0);
  document.body.append(root);
  // What is read now is what the movement begins with.
  line.getBoundingClientRect();
  line.style.transition = `transform ${speed}ms ease`;
  let share: number = minimum;
  show(line, share);
  const grow = (): void => {
    share = Math.min(share + Math.random() * trickleRate, MOST);
    show(line, share);
  };
  bar = {root, line, timer: window.setInterval(grow, trickleSpeed)};
}

/** Lets the bar reach its end and fade. */
function done(): void {
  if (!bar) return;
  const {root, line, timer} = bar;
  bar = undefined;
  window.clearInterval(timer);
  show(line, 1);
  setTimeout(() => {
    root.style.transition = `opacity ${speed}ms linear`;
    root.style.opacity = '0';
    setTimeout(() => root.remove(), speed);
  }, speed);
}

/** There to be called: the theme asks for no spinner, and there is none. */
function configure(): void {}

export default {configure, start, done};
