import type {ComponentProps, ReactNode} from 'react';

/** A small button next to text or in a toolbar. */
export default function SmallButton(props: ComponentProps<'button'>): ReactNode {
  return <button type="button" className="button button--secondary button--sm" {...props} />;
}
