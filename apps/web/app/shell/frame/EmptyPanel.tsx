import { MessageRowSkeleton } from '@khandai/chat-ui';
import { Button, EmptyState, ErrorState, icons, type IconDrawing } from '@khandai/ui-kit';
import { useTranslation } from '../../i18n/use-translation';
import { useRevalidator } from 'react-router';

export interface EmptyPanelProps {
  readonly icon: IconDrawing;
  readonly title: string;
  readonly text: string;
  readonly action?: { readonly label: string; readonly onPress: () => void };
  /** Omits the card, for use inside another one. */
  readonly plain?: boolean;
}

/** Empty state: says that there is nothing here yet, and what to do. */
export function EmptyPanel({ icon, title, text, action, plain }: EmptyPanelProps) {
  return (
    <EmptyState
      icon={icon}
      title={title}
      text={text}
      framed={!plain}
      {...(action ? { action: <Button onClick={action.onPress}>{action.label}</Button> } : {})}
    />
  );
}

export interface RetryPanelProps {
  readonly title?: string;
  readonly text?: string;
  /** By default, reloads the page's data. */
  readonly onRetry?: () => void;
}

/** Says that something failed to load, with a retry button. */
export function RetryPanel({ title, text, onRetry }: RetryPanelProps) {
  const { t } = useTranslation('shell');
  const { state, revalidate } = useRevalidator();
  const retry = onRetry ?? (() => void revalidate());
  return (
    <ErrorState
      title={title ?? t('loadFailed')}
      text={text ?? t('loadFailedText')}
      framed={onRetry === undefined}
      action={
        <Button icon={icons.refresh} aria-busy={state === 'loading'} disabled={state === 'loading'} onClick={retry}>
          {t('retry')}
        </Button>
      }
    />
  );
}

export function ChatSkeleton() {
  const { t } = useTranslation('shell');
  return <MessageRowSkeleton label={t('loading')} />;
}
