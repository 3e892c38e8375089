import {Fragment, type ReactNode} from 'react';
import type {Highlighted} from '@site/src/lib/search/types';

/** Text with its matches marked. */
export default function Highlight({text}: {readonly text: Highlighted}): ReactNode {
  return text.map((piece, index) =>
    piece.isMatch ? (
      <mark key={index}>{piece.text}</mark>
    ) : (
      <Fragment key={index}>{piece.text}</Fragment>
    ),
  );
}
