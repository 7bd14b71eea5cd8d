import { Outlet } from 'react-router';
import { AccountDialogs } from '../domains/account';
import { MemberRooms } from '../domains/chat';
import { MiniDock } from '../domains/player';
import { CleanFrame } from '../shell/frame/CleanFrame';

/** Layout of pages that an app shows in a web view. */
export default function CleanLayout() {
  return (
    <CleanFrame
      corner={<MiniDock />}
      dialogs={
        <>
          <AccountDialogs />
          <MemberRooms />
        </>
      }
    >
      <Outlet />
    </CleanFrame>
  );
}
