import { css } from '@emotion/react';
import { type KitLinkProps, LinkProvider } from '@khandai/ui-kit';
import { Outlet } from 'react-router';
import { AccountDialogs } from '../account/AccountDialogs';
import { MiniDock } from '../player/MiniDock';
import { inWebView } from '../router/web-view';
import { NetworkBar } from './NetworkBar';
import { NewBuild } from './NewBuild';
import { Origin } from './Origin';
import { PendingPage } from './PendingPage';
import { RouteProgress } from './RouteProgress';
import { RouterLink } from './RouterLink';
import { Toasts } from './Toasts';
import { useLateHash } from './use-late-hash';

/** The page alone: an app that shows it in a web view has a header and navigation of its own. */
export default function CleanLayout() {
  useLateHash();
  return (
    <LinkProvider component={WebViewLink}>
      <div css={alone}>
        <RouteProgress />
        <NetworkBar />
        <PendingPage>
          <Outlet />
          <p css={foot}>
            <Origin />
          </p>
        </PendingPage>
        <MiniDock />
        <AccountDialogs />
        <NewBuild />
        <Toasts />
      </div>
    </LinkProvider>
  );
}

const WebViewLink = ({ href, ...rest }: KitLinkProps) => <RouterLink href={inWebView(href)} {...rest} />;

/* What keeps clear of header and bottom bar has neither to keep clear of. */
const alone = css`
  --header-h: 0px;
  --bottom-h: 0px;
`;

const foot = css`
  display: grid;
  justify-items: center;
  padding: 0 var(--sp-3) calc(var(--sp-3) + env(safe-area-inset-bottom));
  &:empty {
    display: none;
  }
`;
