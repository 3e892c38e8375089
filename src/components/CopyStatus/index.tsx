import type {ReactNode} from 'react';
import type {CopyState} from '@site/src/hooks/useCopy';

export interface CopyStatusProps {
  readonly state: CopyState;
  readonly copied: string;
  readonly failed?: string;
}

/** Tells screen readers whether a copy worked. */
export default function CopyStatus({
  state,
  copied,
  failed = 'Copy failed',
}: CopyStatusProps): ReactNode {
  return (
    <span role="status" className="visually-hidden">
      {{idle: '', copied, failed}[state]}
    </span>
  );
}
