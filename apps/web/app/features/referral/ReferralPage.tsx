import { observer } from 'mobx-react-lite';
import { useServices } from '../../shell/services/services';
import { GuestReferral } from './GuestReferral';
import { MyReferral } from './MyReferral';
import { ReferralFallback } from './ReferralSkeleton';

/** Invitations of friends. A guest reads how it works, and is asked to log in. */
export const ReferralPage = observer(function ReferralPage() {
  const { viewer } = useServices();
  // Another tab may have logged in another member.
  if (viewer.isMember) return <MyReferral key={viewer.version} />;
  return viewer.isKnown ? <GuestReferral /> : <ReferralFallback />;
});
