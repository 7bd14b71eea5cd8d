import { type MetaFunction, useLoaderData, useLocation } from 'react-router';
import { ComicGone } from '../../domains/comics';
import type { FrameHandle } from '../../shell/frame/use-frame-kind';
import { siteMeta } from '../../shell/seo/page-meta';
import { chapterMeta } from './chapter-meta';
import { loadChapter } from './load-chapter';
import { ReaderPage } from './ReaderPage';

export const loader = loadChapter;

export { unlessOnlySearchChanged as shouldRevalidate } from '../../shell/router/revalidation';

export const handle: FrameHandle = { frame: 'reader' };

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  loaderData ? chapterMeta(loaderData, siteMeta(matches)) : [];

export default function ComicReaderRoute() {
  const page = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  return page.kind === 'gone' ? <ComicGone /> : <ReaderPage key={pathname} chapter={page.chapter} />;
}
