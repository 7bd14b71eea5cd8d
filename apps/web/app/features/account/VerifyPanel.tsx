import { Button } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useLazyTranslation } from '../../i18n/use-translation';
import { me as words } from '../../i18n/vi/lazy/me';
import { useAccount } from '../../domains/account';
import { useServices } from '../../shell/services/services';
import { LinkOutcome } from './LinkOutcome';

/** Verifies an e-mail address by an e-mailed link. It needs no login, because only the owner gets the e-mail. */
export const VerifyPanel = observer(function VerifyPanel({ onClose }: { onClose: () => void }) {
  const { t } = useLazyTranslation('me', words);
  const { viewer } = useServices();
  const account = useAccount();
  const close = <Button onClick={onClose}>{t('link.close')}</Button>;
  const toLogin = (
    <Button
      onClick={() => {
        account.ask('login');
      }}
    >
      {t('link.newLetterGuest')}
    </Button>
  );
  return (
    <LinkOutcome
      words={{
        ...{ running: t('link.verifying'), done: t('link.verified') },
        ...{ doneText: t('link.verifiedText'), refused: t('link.refused') },
      }}
      close={close}
      afterRefusal={viewer.isMember ? close : toLogin}
    />
  );
});
