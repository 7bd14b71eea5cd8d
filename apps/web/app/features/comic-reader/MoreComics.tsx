import { css } from '@emotion/react';
import type { ComicCard } from '@khandai/contracts';
import { KitLink } from '@khandai/ui-kit';
import { useEffect, useState } from 'react';
import { comicPath, Cover, useComicWords } from '../../domains/comics';
import { useServices } from '../../shell/services/services';

const MAX = 3;

/** Other comics, for a reader who has read this one: those with the most readers. Nothing until they are there. */
export function MoreComics({ titleId }: { readonly titleId: number }) {
  const { t } = useComicWords();
  const { api, log } = useServices();
  const [list, setList] = useState<readonly ComicCard[]>([]);
  useEffect(() => {
    const visit = new AbortController();
    const { signal } = visit;
    api
      .call('GET /other/api/comic/list', { query: { sort: 'read', pageSize: MAX + 1 } }, signal)
      .then((answer) => {
        if (!signal.aborted) setList(answer.list.filter((one) => one.titleId !== titleId).slice(0, MAX));
      })
      .catch((error: unknown) => {
        if (!signal.aborted) log.warn('more comics', error);
      });
    return () => {
      visit.abort();
    };
  }, [api, log, titleId]);
  if (list.length === 0) return null;
  return (
    <nav css={root} aria-label={t('reader.more')}>
      <p aria-hidden="true">{t('reader.more')}</p>
      <ul css={tiles}>
        {list.map(({ titleId: id, slug, title, cover }) => (
          <li key={id}>
            <KitLink href={comicPath(slug)} css={tile}>
              <Cover cover={cover} sizes="112px" />
              {title}
            </KitLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const root = css`
  display: grid;
  gap: var(--sp-3);
  width: 100%;
  max-width: 400px;
`;

const tiles = css`
  display: grid;
  /* Fewer than three stand in the middle, as the words above them. */
  grid-template-columns: repeat(auto-fit, minmax(0, 120px));
  justify-content: center;
  gap: var(--sp-3);
`;

const tile = css`
  display: grid;
  gap: 6px;
  font-size: var(--fs-13);
  overflow-wrap: anywhere;
  &:hover {
    text-decoration: underline;
  }
`;
