import type { ComicChapter } from '@khandai/contracts';
import { data, type LoaderFunctionArgs } from 'react-router';
import { chapterNumber, GONE, isComicGone } from '../../domains/comics';
import { isMissing, notFound } from '../../shell/router/answers';
import { pageContext } from '../../shell/router/page-context';

export type ChapterData =
  | { readonly kind: 'chapter'; readonly chapter: ComicChapter }
  /** The comic was taken down, or its licence has ended. */
  | { readonly kind: 'gone'; readonly slug: string };

/** `/truyen-tranh/{slug}/chuong-{n}` */
export async function loadChapter({
  request: { signal },
  url,
  context,
  params: { slug = '', chapter: segment = '' },
}: LoaderFunctionArgs) {
  const { api } = context.get(pageContext);
  const number = chapterNumber(segment);
  if (number === undefined) throw notFound(url.pathname);
  const page = await api
    .call('GET /other/api/comic/chapter/{slug}/{number}', { params: { slug, number } }, signal)
    .then((chapter): ChapterData => ({ kind: 'chapter', chapter }))
    .catch((error: unknown): ChapterData => {
      if (isComicGone(error)) return { kind: 'gone', slug };
      throw isMissing(error) ? notFound(url.pathname) : error;
    });
  return data(page, page.kind === 'gone' ? GONE : undefined);
}
