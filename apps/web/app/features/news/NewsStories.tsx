import { css } from '@emotion/react';
import { KitLink, SectionHead, Stack } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type MouseEvent, useRef } from 'react';
import { StoryCard, StoryLead, StoryRow, useNewsWords } from '../../domains/news';
import { arrange } from './arrange';
import type { NewsListData } from './load-news';
import { pageHref } from './news-choice';
import type { NewsListStore } from './NewsListStore';

interface NewsStoriesProps {
  readonly data: NewsListData;
  readonly store: NewsListStore;
}

/** The articles of a list, the newest first. The first page begins with pictures. */
export const NewsStories = observer(function NewsStories({ data, store }: NewsStoriesProps) {
  const { t } = useNewsWords();
  const { choice, picks, page } = data;
  const isFirst = page === 1;
  const { lead, pair, rows } = isFirst
    ? arrange(store.articles, choice.kind === 'all' ? picks[0] : undefined)
    : { lead: undefined, pair: [], rows: store.articles };
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(rows.length);
  const more = async () => {
    shown.current = list.current?.querySelectorAll('article').length ?? 0;
    await store.more();
    // The button moves away below the new stories; reading goes on at the first of them.
    list.current?.querySelectorAll<HTMLElement>('article h3 a')[shown.current]?.focus({ preventScroll: true });
  };
  return (
    <Stack gap={6}>
      {lead && <StoryLead article={lead} />}
      {pair.length > 0 && (
        <div css={pairCss}>
          {pair.map((article) => (
            <StoryCard key={article.articleId} article={article} />
          ))}
        </div>
      )}
      {(rows.length > 0 || store.hasMore) && (
        <section aria-labelledby="news-latest">
          <SectionHead id="news-latest" title={isFirst ? t('latest') : t('page', { number: page })} />
          <div ref={list} css={rowsCss}>
            {rows.map((article) => (
              <StoryRow key={article.articleId} article={article} />
            ))}
          </div>
          <More data={data} store={store} onMore={() => void more()} />
        </section>
      )}
    </Stack>
  );
});

/** A real link to the next page, which loads in place. */
const More = observer(function More({ data, store, onMore }: NewsStoriesProps & { readonly onMore: () => void }) {
  const { t } = useNewsWords();
  const { status, hasMore, left, next, added } = store;
  const { choice, page } = data;
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onMore();
  };
  return (
    <div css={foot}>
      <p role="status" css={note}>
        {status === 'loading' && t('loadingMore')}
        {status === 'failed' && t('moreFailed')}
        {status === 'idle' && added !== undefined && t('loaded', { number: added, count: added })}
      </p>
      {hasMore && (
        <KitLink href={pageHref(choice, next)} css={moreCss} onClick={press} aria-disabled={status === 'loading'}>
          {t('more', { number: left, count: left })}
        </KitLink>
      )}
      {page > 1 && (
        <KitLink href={pageHref(choice, page - 1)} css={moreCss}>
          {t('newer')}
        </KitLink>
      )}
      {!hasMore && <p css={note}>{t('end')}</p>}
    </div>
  );
});

const pairCss = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--sp-3);
  @media (min-width: 768px) {
    gap: var(--sp-4);
  }
`;

const rowsCss = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-top: var(--sp-1);
`;

const foot = css`
  display: grid;
  gap: var(--sp-2);
  padding-top: var(--sp-3);
  text-align: center;
`;

const moreCss = css`
  display: grid;
  place-items: center;
  min-height: var(--touch);
  padding: var(--sp-2) var(--sp-4);
  border-radius: var(--r-2);
  background: var(--c-fill);
  font-weight: var(--fw-medium);
  &:hover {
    background: var(--c-fill-hover);
  }
  &[aria-disabled='true'] {
    color: var(--c-muted);
    cursor: progress;
  }
`;

const note = css`
  font-size: var(--fs-13);
  color: var(--c-muted);
  &:empty {
    position: absolute;
  }
`;
