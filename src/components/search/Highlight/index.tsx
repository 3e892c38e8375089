import {Fragment, type ReactNode} from 'react';
import type {Highlighted} from '@devspace-docs/search';

/** Paths of fields break after dots. */
function breakPath(text: string): ReactNode {
  return text.split(/(?<=\.)(?=[\w*])/).map((step, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {step}
    </Fragment>
  ));
}

/**
 * Text with its matches marked. Other text gets a new element: React can't remove text that a page
 * translator has replaced.
 */
export default function Highlight({text}: {readonly text: Highlighted}): ReactNode {
  return (
    <span key={JSON.stringify(text)}>
      {text.map((piece, index) => {
        const Tag = piece.isMatch ? 'mark' : Fragment;
        return <Tag key={index}>{breakPath(piece.text)}</Tag>;
      })}
    </span>
  );
}
