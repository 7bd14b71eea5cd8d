import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { RetryPanel } from '../frame/Blank';
import type { Part } from './Part';

export interface PartBodyProps<T> {
  readonly part: Pick<Part<T>, 'value' | 'state'>;
  /** Shown until the part has loaded for the first time. */
  readonly waiting: ReactNode;
  /** Title of the failure; the shell's own unless given. */
  readonly failedTitle?: string;
  readonly onRetry: () => void;
  readonly children: (value: T) => ReactNode;
}

/** A part in its place on the page: what stands for it while it loads, a way to try again if that fails, or its content. */
export const PartBody = observer(function PartBody<T>({ part, waiting, failedTitle, onRetry, children }: PartBodyProps<T>): ReactNode {
  const { value, state } = part;
  if (state === 'idle' || value !== undefined) return children(value as T);
  if (state === 'loading') return waiting;
  return <RetryPanel {...(failedTitle === undefined ? {} : { title: failedTitle })} onRetry={onRetry} />;
});
