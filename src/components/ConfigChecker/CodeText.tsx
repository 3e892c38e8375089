import type {ReactNode} from 'react';

export interface CodeTextProps {
  /** Text with code in backticks. */
  readonly children: string;
}

/** Shows the parts of a text that are in backticks as code. */
export default function CodeText({children}: CodeTextProps): ReactNode {
  return children
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
