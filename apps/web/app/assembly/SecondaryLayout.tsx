import { Outlet } from 'react-router';
import { OriginLine } from '../shell/frame/OriginLine';
import type { FrameHandle } from '../shell/frame/use-frame-kind';

export const handle: FrameHandle = { layout: 'secondary' };

/**
 * Secondary layout, of pages to look something up or to watch: the default one without the marquee. It is inside the default
 * layout, so that the header and the small player stay from page to page.
 */
export default function SecondaryLayout() {
  return (
    <>
      <OriginLine />
      <Outlet />
    </>
  );
}
