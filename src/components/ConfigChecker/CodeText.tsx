import type {ReactNode} from 'react';

export interface CodeTextProps {
  readonly children: string;
}

/**
 * Renders text in backticks as code, which can be as long as what readers paste. Other text gets a new
 * element: React can't remove text that a page translator has replaced.
 */
export default function CodeText({children}: CodeTextProps): ReactNode {
  return (
    <span key={children}>
      {children.split('`').map((part, index) =>
        index % 2 === 1 ? (
          <code key={index} className="long" translate="no">
            {part}
          </code>
        ) : (
          part
        ),
      )}
    </span>
  );
}
