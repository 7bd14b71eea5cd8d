import { css } from '@emotion/react';
import { Outlet } from 'react-router';
import { OriginLine } from '../shell/frame/OriginLine';
import type { FrameHandle } from '../shell/frame/use-frame-kind';

export const handle: FrameHandle = { layout: 'clear' };

/**
 * Clear layout, of pages about the reader's own affairs: the default one without marquee and footer, so that nothing but
 * their page is between the bars. The origin of the data closes the page, as the footer does elsewhere: what is simulated in the
 * page is marked itself. It is inside the default layout, as the secondary one.
 */
export default function ClearLayout() {
  return (
    <>
      <Outlet />
      <OriginLine />
      <div css={barRoom} />
    </>
  );
}

/* On phones the bar at the bottom covers the end of the page; elsewhere the footer leaves it room. */
const barRoom = css`
  @media (max-width: 767px) {
    height: calc(var(--bottom-h) + env(safe-area-inset-bottom));
  }
`;
