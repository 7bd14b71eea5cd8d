import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { RetryPanel } from '../frame/EmptyPanel';
import type { Part } from './Part';

export interface PartBodyProps<T> {
  readonly part: Pick<Part<T>, 'value' | 'state'>;
  /** Shown until the part has loaded for the first time. */
  readonly waiting: ReactNode;
  /** Title of the failure; the shell's default if absent. */
  readonly failedTitle?: string;
  readonly onRetry: () => void;
  readonly children: (value: T) => ReactNode;
}

/** A part's content; while it loads its placeholder, and after a failure a retry panel. */
export const PartBody = observer(function PartBody<T>({
  part,
  waiting,
  failedTitle,
  onRetry,
  children,
}: PartBodyProps<T>): ReactNode {
  const { value, state } = part;
  if (state === 'idle' || value !== undefined) return children(value as T);
  if (state === 'loading') return waiting;
  return <RetryPanel {...(failedTitle === undefined ? {} : { title: failedTitle })} onRetry={onRetry} />;
});
