import { Button, ErrorState, Panel } from '@khandai/ui-kit';
import { useEngageWords } from '../../domains/engage';
import { useReferralWords } from './use-referral-words';

/** The invitations could not be loaded. */
export function ReferralFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useReferralWords();
  const { t: engage } = useEngageWords();
  return (
    <Panel>
      <ErrorState
        title={t('failed')}
        text={t('failedText')}
        action={<Button onClick={onRetry}>{engage('retry')}</Button>}
      />
    </Panel>
  );
}
