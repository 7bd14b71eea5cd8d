import { MessageRowSkeleton } from '@khandai/chat-ui';
import { Button, EmptyState, ErrorState, icons, type IconDrawing } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useRevalidator } from 'react-router';
import { useTranslation } from '../../i18n/use-translation';
import { useServices } from '../services/services';
import { useRetryWhenBack } from '../services/use-retry-when-back';

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
  /** When the connection is back; by default as a retry. For a retry that moves the focus to what has loaded. */
  readonly onBack?: () => void;
}

/** Says that something failed to load, with a retry button. Once the connection is back, it retries by itself. */
export const RetryPanel = observer(function RetryPanel({ title, text, onRetry, onBack }: RetryPanelProps) {
  const { t } = useTranslation('shell');
  const { network } = useServices();
  const { state, revalidate } = useRevalidator();
  const retry = onRetry ?? (() => void revalidate());
  useRetryWhenBack(true, onBack ?? retry);
  return (
    <ErrorState
      title={title ?? t('loadFailed')}
      text={network.online ? (text ?? t('loadFailedText')) : t('offline')}
      framed={onRetry === undefined}
      action={
        <Button icon={icons.refresh} aria-busy={state === 'loading'} disabled={state === 'loading'} onClick={retry}>
          {t('retry')}
        </Button>
      }
    />
  );
});

export function ChatSkeleton() {
  const { t } = useTranslation('shell');
  return <MessageRowSkeleton label={t('loading')} />;
}
