import {Children, isValidElement, type ReactNode} from 'react';

/** Text content of a React node. */
export function readText(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (isValidElement<{readonly children?: ReactNode}>(child))
        return readText(child.props.children);
      return typeof child === 'string' || typeof child === 'number' ? String(child) : '';
    })
    .join('');
}
