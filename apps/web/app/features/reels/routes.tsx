import { type MetaFunction, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import type { FrameHandle } from '../../shell/frame/use-frame-kind';
import { siteMeta } from '../../shell/seo/page-meta';
import { loadReels } from './load-reels';
import { reelMeta } from './reel-meta';
import { ReelsGone } from './ReelsGone';
import { ReelsPage } from './ReelsPage';

export const loader = loadReels;

export const handle: FrameHandle = { frame: 'reels' };

/** Parameters of the address, such as the second to start at, load no page again. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => defaultShouldRevalidate && currentUrl.pathname !== nextUrl.pathname;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  loaderData ? reelMeta(loaderData, siteMeta(matches)) : [];

export default function ReelsRoute() {
  const page = useLoaderData<typeof loader>();
  if (page.kind === 'gone') return <ReelsGone />;
  return <ReelsPage key={page.first?.slug} data={page} />;
}
