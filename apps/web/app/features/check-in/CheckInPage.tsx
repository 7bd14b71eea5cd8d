import { icons, Hidden } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { LoginPanel } from '../../domains/account';
import { EngageFrame, useEngageWords } from '../../domains/engage';
import { useServices } from '../../shell/services/services';
import { CheckInSkeleton } from './CheckInSkeleton';
import { MyCheckIns } from './MyCheckIns';

/** The daily check-in. A guest is asked to log in. */
export const CheckInPage = observer(function CheckInPage() {
  const { t } = useEngageWords();
  const { viewer } = useServices();
  // Another tab may have logged in another member.
  if (viewer.isMember) return <MyCheckIns key={viewer.version} />;
  return (
    <EngageFrame>
      <Hidden as="h1">{t('checkIn.heading')}</Hidden>
      {viewer.isKnown ? (
        <LoginPanel
          icon={icons.calendarCheck}
          title={t('checkIn.guest')}
          text={t('checkIn.guestText')}
          reason={t('checkIn.guestReason')}
          mayRegister
        />
      ) : (
        <CheckInSkeleton />
      )}
    </EngageFrame>
  );
});
