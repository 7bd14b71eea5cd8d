import { css } from '@emotion/react';
import { ChipNav, EmptyState, icons, Icon, LinkButton, Num, PageFrame, SideList, Stack } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useNumbers } from '../../i18n/use-numbers';
import { useTranslation } from '../../i18n/use-translation';
import { articleTime, NEWS, newsPath, newsTagPath, rssPath, useNewsWords } from '../../domains/news';
import { RetryPanel } from '../../shell/frame/EmptyPanel';
import { useServices } from '../../shell/services/services';
import type { NewsListData } from './load-news';
import { fetchPage, type NewsChoice, type NewsList } from './news-choice';
import { NewsListStore } from './NewsListStore';
import { NewsRail } from './NewsRail';
import { shelfOf } from './news-shelf';
import { NewsStories } from './NewsStories';

/** Articles in the order of their publication: all, of a category, or with a hashtag. */
export function NewsPage({ data }: { data: NewsListData }) {
  const { grouped } = useNumbers();
  const { t } = useNewsWords();
  const { articles, hashtags, categories, choice } = data;
  return (
    <PageFrame
      left={
        hashtags.length > 0 && (
          <SideList
            title={t('tags')}
            items={hashtags.map(({ hashtag, total }) => ({
              href: newsTagPath(hashtag),
              label: `#${hashtag}`,
              note: grouped(total),
              current: choice.kind === 'hashtag' && choice.hashtag.toLowerCase() === hashtag.toLowerCase(),
            }))}
          />
        )
      }
      leftLabel={t('tags')}
      right={<NewsRail data={data} />}
      rightLabel={t('beside')}
      rightOnPhones
    >
      <Stack gap={4}>
        <Stack>
          <Head choice={choice} articles={articles.ok ? articles.value : undefined} />
          {categories.length > 0 && (
            <ChipNav
              label={t('categories')}
              items={[
                { href: NEWS, label: t('all'), current: choice.kind === 'all' },
                ...categories.map(({ categoryId, slug, name }) => ({
                  href: newsPath(slug),
                  label: name,
                  current: choice.kind === 'category' && choice.category.categoryId === categoryId,
                })),
              ]}
            />
          )}
        </Stack>
        {articles.ok ? (
          <Stories data={data} first={articles.value} />
        ) : (
          <RetryPanel title={t('failed')} text={t('failedText')} />
        )}
      </Stack>
    </PageFrame>
  );
}

const Head = observer(function Head({ choice, articles }: { choice: NewsChoice; articles: NewsList | undefined }) {
  const { t } = useNewsWords();
  const { t: match } = useTranslation('match');
  const { clock } = useServices();
  const latest = Math.max(0, ...(articles?.list ?? []).map(({ publishedAt }) => Date.parse(publishedAt)));
  const moment = { now: clock.minute, timezone: clock.timezone, weekdays: match('weekdays') };
  const isAll = choice.kind === 'all';
  return (
    <div>
      <div css={head}>
        <h1 css={title}>
          {isAll ? t('title') : choice.kind === 'category' ? choice.category.name : `#${choice.hashtag}`}
        </h1>
        {latest > 0 && (
          <span css={note}>
            <Num>{t('updated', { time: articleTime(latest, moment, t) })}</Num>
          </span>
        )}
        {choice.kind !== 'hashtag' && (
          // Not a page of the app: the browser opens it by itself.
          <a css={rss} href={rssPath(isAll ? undefined : choice.category.slug)} aria-label="RSS" title="RSS">
            <Icon icon={icons.rss} size={16} />
          </a>
        )}
      </div>
      {choice.kind === 'category' && choice.category.description !== '' && (
        <p css={about}>{choice.category.description}</p>
      )}
    </div>
  );
});

/** Back finds the list as the reader left it, with all its pages, so the browser can restore their scroll position. */
const Stories = observer(function Stories({ data, first }: { data: NewsListData; first: NewsList }) {
  const { t } = useNewsWords();
  const services = useServices();
  const { api, log } = services;
  const { pathname, search } = useLocation();
  const movement = useNavigationType();
  const { choice, page } = data;
  const address = pathname + search;
  const shelf = shelfOf(services);
  const [store] = useState(
    () =>
      (movement === 'POP' ? shelf.get(address) : undefined) ??
      new NewsListStore(
        { ...first, page },
        {
          page: (pageNum, signal) => fetchPage(api, choice, pageNum, signal),
          report: (error) => {
            log.warn('news', error);
          },
        },
      ),
  );
  useEffect(
    () => () => {
      store.leave();
      shelf.put(address, store);
    },
    [store, shelf, address],
  );
  if (store.articles.length === 0)
    return (
      <EmptyState
        icon={icons.newspaper}
        framed
        title={t(page > 1 ? 'emptyPage' : choice.kind === 'all' ? 'emptyAll' : 'empty')}
        text={t(page > 1 ? 'emptyPageText' : choice.kind === 'all' ? 'emptyAllText' : 'emptyText')}
        {...(choice.kind !== 'all' || page > 1 ? { action: <LinkButton href={NEWS}>{t('toNews')}</LinkButton> } : {})}
      />
    );
  return <NewsStories data={data} store={store} />;
});

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--sp-2);
  min-height: 44px;
`;

const title = css`
  min-width: 0;
  font-size: var(--fs-20);
  line-height: 1.3;
  overflow-wrap: anywhere;
  @media (min-width: 768px) {
    font-size: var(--fs-24);
  }
`;

const note = css`
  font-size: var(--fs-12);
  color: var(--c-muted);
`;

const rss = css`
  display: grid;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
  margin-inline-start: auto;
  border-radius: var(--r-2);
  color: var(--c-muted);
  &:hover {
    background: var(--c-hover);
    color: var(--c-text);
  }
`;

const about = css`
  max-width: 66ch;
  color: var(--c-text-2);
`;
