/**
 * Why: while a page is rendered, react-helmet-async puts all tags together anew with each component
 * that asks for some, and only the last time counts. That is a twelfth of the time of rendering.
 * Wraps: `HelmetProvider` of react-helmet-async 1.3, which puts them together when it is asked.
 */
// The file, since the name of the package leads here.
import {Helmet, HelmetProvider} from 'react-helmet-async/lib/index.js';

/** What the library keeps of a page that is being rendered. */
interface HelmetData {
  /** Where whoever renders the page looks for the tags. */
  readonly context: {readonly helmet?: unknown};
  readonly value: {
    setHelmet: (state: unknown) => void;
    readonly helmetInstances: {get: () => readonly {readonly emitChange: () => void}[]};
  };
}

class LateHelmetProvider extends HelmetProvider {
  constructor(props: HelmetProvider['props']) {
    super(props);
    const {context, value} = (this as unknown as {readonly helmetData: HelmetData}).helmetData;
    const {helmetInstances} = value;
    const getAll = helmetInstances.get;
    let state = context.helmet;
    value.setHelmet = (newest) => {
      state = newest;
    };
    helmetInstances.get = () => [];
    Object.defineProperty(context, 'helmet', {
      get() {
        helmetInstances.get = getAll;
        getAll().at(-1)?.emitChange();
        return state;
      },
    });
  }
}

export {Helmet, LateHelmetProvider as HelmetProvider};
