import type {ComponentProps, ReactNode} from 'react';

/** A table that scrolls inside itself, so that a wide one never widens the page. */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  return (
    // A scrolling region has to be reachable with the keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="scroll-fade margin-bottom--md" role="group" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}

/** A cell above a column; without words it heads nothing, and is a plain cell. */
export function HeadCell({children, ...props}: ComponentProps<'th'>): ReactNode {
  return children ? <th {...props}>{children}</th> : <td />;
}
