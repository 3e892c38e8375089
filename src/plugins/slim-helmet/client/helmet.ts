/**
 * Why: react-helmet-async and what it needs are 5 KB on every page, for a few of its functions.
 * Replaces: react-helmet-async 1.3 in the browser, of which Docusaurus 3.10 uses `Helmet` with tags
 * inside of it, and `HelmetProvider`.
 */
import {useLayoutEffect, useState, type ReactNode} from 'react';
import {mergeTags, readTags, type HeadTag} from './tags.ts';
import {writeHead} from './write-head.ts';

interface Props {
  readonly children?: ReactNode;
}

/** What components on the page ask for, in the order in which React mounts them: outer ones first. */
const instances = new Map<symbol, readonly HeadTag[]>();
let frame = 0;

/** Many components change together with the page: the head follows once. */
function update(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => writeHead(mergeTags([...instances.values()])));
}

/** Puts tags into the head for as long as it is on the page. */
export function Helmet({children}: Props): ReactNode {
  const [instance] = useState(() => Symbol('Helmet'));
  const text = JSON.stringify(readTags(children));
  useLayoutEffect(() => {
    // Keeps its place when it changes.
    instances.set(instance, JSON.parse(text) as HeadTag[]);
    update();
  }, [instance, text]);
  useLayoutEffect(
    () => () => {
      instances.delete(instance);
      update();
    },
    [instance],
  );
  return null;
}

/** There to be asked for: the document is the only place for tags. */
export function HelmetProvider({children}: Props): ReactNode {
  return children;
}
