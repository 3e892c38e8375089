import type {ReactNode} from 'react';
import type {Highlighted} from '@devspace-docs/search';

/**
 * Text with its matches marked. Other text gets a new element: React can't remove text that a page
 * translator has replaced.
 */
export default function Highlight({text}: {readonly text: Highlighted}): ReactNode {
  return (
    <span key={JSON.stringify(text)}>
      {text.map((piece, index) =>
        piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text,
      )}
    </span>
  );
}
