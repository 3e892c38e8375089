import type {ReactNode} from 'react';

export interface CodeTextProps {
  readonly children: string;
}

/**
 * Renders text in backticks as code. Other text gets a new element: React can't remove text that a page
 * translator has replaced.
 */
export default function CodeText({children}: CodeTextProps): ReactNode {
  return (
    <span key={children}>
      {children.split('`').map((part, index) =>
        index % 2 === 1 ? (
          <code key={index} translate="no">
            {part}
          </code>
        ) : (
          part
        ),
      )}
    </span>
  );
}
