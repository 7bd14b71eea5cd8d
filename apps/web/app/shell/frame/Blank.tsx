import { MessageRowSkeleton } from '@khandai/chat-ui';
import { Button, EmptyState, ErrorState, icons, type IconDrawing } from '@khandai/ui-kit';
import { useTranslation } from '../../i18n/use-translation';
import { useRevalidator } from 'react-router';

export interface NothingProps {
  readonly icon: IconDrawing;
  readonly title: string;
  readonly text: string;
  readonly action?: { readonly label: string; readonly onPress: () => void };
  /** Without a card of its own, for places that are one already. */
  readonly plain?: boolean;
}

/** Tells that there is nothing here yet, and what to do. */
export function Nothing({ icon, title, text, action, plain }: NothingProps) {
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
  /** Reloads the page's data unless given. */
  readonly onRetry?: () => void;
}

/** Tells that something failed to load, with a button to try again. */
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
