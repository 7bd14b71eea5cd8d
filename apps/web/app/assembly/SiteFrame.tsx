import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { AccountBadge, AccountDialogs, useAccount } from '../domains/account';
import { useChat } from '../domains/chat';
import { useLive } from '../domains/match';
import { MiniDock } from '../domains/player';
import { usePresence } from '../domains/presence';
import { SearchButton } from '../domains/search';
import { Frame } from '../shell/frame/Frame';
import { MemberParts } from './MemberParts';

/** The shell's frame with the domains' parts in its slots. */
export const SiteFrame = observer(function SiteFrame({ children }: { children: ReactNode }) {
  const account = useAccount();
  const live = useLive();
  const { followed } = useChat();
  return (
    <Frame
      badges={{ live: live.liveCount, unread: followed.get()?.unread ?? 0 }}
      account={<Account />}
      search={<SearchButton />}
      corner={<MiniDock />}
      dialogs={
        <>
          <AccountDialogs />
          <MemberParts />
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
