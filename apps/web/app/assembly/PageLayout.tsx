import { Outlet } from 'react-router';
import { SiteFrame } from './SiteFrame';

/** Default layout: marquee, header, page, footer, bottom bar. */
export default function PageLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}
