import { Outlet } from 'react-router';
import { Frame } from './Frame';

/** Default layout: marquee, header, page, footer, bottom bar. */
export default function PageLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}
