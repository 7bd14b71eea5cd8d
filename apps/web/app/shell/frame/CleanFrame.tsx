import { css } from '@emotion/react';
import { LinkProvider, type KitLinkProps } from '@khandai/ui-kit';
import type { ReactNode } from 'react';
import { inWebView } from '../router/web-view';
import { NetworkBar } from './NetworkBar';
import { NewBuild } from './NewBuild';
import { OriginLine } from './OriginLine';
import { PendingPage } from './PendingPage';
import { RouteProgress } from './RouteProgress';
import { RouterLink } from './RouterLink';
import { Toasts } from './Toasts';
import { useLazyHash } from './use-lazy-hash';
import { usePageFocus } from './use-page-focus';

export interface CleanFrameProps {
  readonly children: ReactNode;
  /** Floats over a corner of the page. */
  readonly corner: ReactNode;
  /** Dialogs over the page. */
  readonly dialogs: ReactNode;
}

/** The page without header and navigation: the app around the web view has its own. */
export function CleanFrame({ children, corner, dialogs }: CleanFrameProps) {
  useLazyHash();
  usePageFocus();
  return (
    <LinkProvider component={WebViewLink}>
      <div css={alone}>
        <RouteProgress />
        <NetworkBar />
        <PendingPage>
          <OriginLine />
          {children}
        </PendingPage>
        {corner}
        {dialogs}
        <NewBuild />
        <Toasts />
      </div>
    </LinkProvider>
  );
}

const WebViewLink = ({ href, ...rest }: KitLinkProps) => <RouterLink href={inWebView(href)} {...rest} />;

/* Sticky elements offset themselves by these heights; this frame has neither bar. */
const alone = css`
  --header-h: 0px;
  --bottom-h: 0px;
`;
