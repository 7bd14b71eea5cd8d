import { Outlet } from 'react-router';
import { OriginLine } from '../shell/frame/OriginLine';
import type { FrameHandle } from '../shell/frame/use-frame-kind';

export const handle: FrameHandle = { layout: 'clear' };

/**
 * Clear layout, of pages about the reader's own affairs: the default one without marquee and footer, so that nothing but
 * their page is between the bars. It is inside the default layout, as the secondary one.
 */
export default function ClearLayout() {
  return (
    <>
      <OriginLine />
      <Outlet />
    </>
  );
}
