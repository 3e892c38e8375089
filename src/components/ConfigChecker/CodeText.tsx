import type {ReactNode} from 'react';

export interface CodeTextProps {
  readonly children: string;
}

/** Renders text in backticks as code, which can be as long as what readers paste. */
export default function CodeText({children}: CodeTextProps): ReactNode {
  return children.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <code key={index} className="long">
        {part}
      </code>
    ) : (
      part
    ),
  );
}
