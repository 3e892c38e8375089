import {Children, isValidElement, type ReactNode} from 'react';

/** The words of a rendered node, without its markup. */
export function readText(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (isValidElement<{readonly children?: ReactNode}>(child))
        return readText(child.props.children);
      return typeof child === 'string' || typeof child === 'number' ? String(child) : '';
    })
    .join('');
}
