import type {ComponentProps, ReactNode} from 'react';

/** A table in a scroll container, so that a wide table never widens the page. */
export default function ScrollTable({
  'aria-label': label = 'Table',
  ...props
}: ComponentProps<'table'>): ReactNode {
  return (
    // Scroll containers must be reachable with the keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="scroll-fade margin-bottom--md" role="group" aria-label={label} tabIndex={0}>
      <table {...props} />
    </div>
  );
}

/** A column header. An empty one labels nothing, so it renders as a plain cell. */
export function HeadCell({children, ...props}: ComponentProps<'th'>): ReactNode {
  return children ? <th {...props}>{children}</th> : <td />;
}
