import { Hidden, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { LoginPanel } from '../../domains/account';
import { EngageFrame } from '../../domains/engage';
import { HowTo } from './HowTo';
import { ReferralFailed } from './ReferralFailed';
import { useReferral } from './use-referral';
import { useReferralWords } from './use-referral-words';

/** How inviting works, and a way to log in on this page. */
export const GuestReferral = observer(function GuestReferral() {
  const { t } = useReferralWords();
  const { sheet, load } = useReferral(false);
  return (
    <EngageFrame>
      <Hidden as="h1">{t('heading')}</Hidden>
      <LoginPanel
        icon={icons.userPlus}
        title={t('guest')}
        text={t('guestText')}
        reason={t('guestReason')}
        mayRegister
      />
      {sheet.value ? (
        <HowTo rules={sheet.value.rules} />
      ) : (
        sheet.state === 'failed' && <ReferralFailed onRetry={load} />
      )}
    </EngageFrame>
  );
});
