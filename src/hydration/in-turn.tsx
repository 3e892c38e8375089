/**
 * Marks the parts of a page that scripts take over one after the other, so that the page reacts in
 * between. React takes its time by itself: here the mark does nothing. Preact does not, and
 * src/plugins/preact-client puts its own module in the place of this one.
 */
import type {ComponentType} from 'react';

/** Returns a component that is taken over by itself. It must always render one element, no more. */
export function inTurn<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return Part;
}
