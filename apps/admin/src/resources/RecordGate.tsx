import { Button, ErrorState } from '@khandai/ui-kit';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface RecordGateProps<T> {
  readonly record: T | undefined;
  readonly error: unknown;
  readonly failedTitle: string;
  readonly onRetry: () => void;
  readonly children: (record: T) => ReactNode;
}

/** One record once it is loaded; until then that it loads, or why it did not, with a way to try again. */
export function RecordGate<T>({ record, error, failedTitle, onRetry, children }: RecordGateProps<T>) {
  const translate = useTranslate();
  if (record !== undefined) return <>{children(record)}</>;
  if (!error) return <p role="status">{translate('ra.page.loading')}</p>;
  return (
    <ErrorState
      title={failedTitle}
      text={error instanceof Error ? error.message : undefined}
      framed
      action={<Button onClick={onRetry}>{translate('ra.action.refresh')}</Button>}
    />
  );
}
