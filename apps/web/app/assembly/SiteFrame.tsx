import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { AccountBadge, AccountDialogs, useAccount } from '../domains/account';
import { MemberBookings } from '../domains/bookings';
import { useLive } from '../domains/match';
import { MiniDock } from '../domains/player';
import { usePresence } from '../domains/presence';
import { Frame } from '../shell/frame/Frame';

/** The shell's frame with the domains' parts in its slots. */
export const SiteFrame = observer(function SiteFrame({ children }: { children: ReactNode }) {
  const account = useAccount();
  const live = useLive();
  return (
    <Frame
      badges={{ live: live.liveCount }}
      account={<Account />}
      corner={<MiniDock />}
      dialogs={
        <>
          <AccountDialogs />
          <MemberBookings />
        </>
      }
      onLogin={() => {
        account.ask('login');
      }}
    >
      {children}
    </Frame>
  );
});

const Account = observer(function Account() {
  const { online } = usePresence();
  return <AccountBadge online={online} />;
});
