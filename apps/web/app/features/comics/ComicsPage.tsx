import { css } from '@emotion/react';
import type { ComicSort } from '@khandai/contracts';
import {
  Button,
  ChipNav,
  EmptyState,
  Icon,
  icons,
  KitLink,
  PageFrame,
  Panel,
  SectionHead,
  Select,
  SideList,
  Stack,
} from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type ReadStore, useComicWords, useRead } from '../../domains/comics';
import { TitleSearch } from '../../domains/media';
import { useNumbers } from '../../i18n/use-numbers';
import { RetryPanel } from '../../shell/frame/EmptyPanel';
import { useServices } from '../../shell/services/services';
import { choiceHref, type ComicChoice } from './comic-address';
import { ComicListStore } from './ComicListStore';
import { ComicTile } from './ComicTile';
import { ContinueReading } from './ContinueReading';
import type { ComicFacets, ComicList, ComicsData } from './load-comics';
import { MostReadComics } from './MostReadComics';

/** The library: comics to go on with, and all of them by genre and state. */
export const ComicsPage = observer(function ComicsPage({ data }: { readonly data: ComicsData }) {
  const { t } = useComicWords();
  const { viewer } = useServices();
  const { choice, page, facets } = data;
  const items = useFilters(choice, facets.ok ? facets.value : undefined);
  return (
    <PageFrame
      left={
        <SideList
          title={t('genres')}
          items={items.map(({ count, ...item }) => ({ ...item, ...(count !== undefined && { note: count }) }))}
        />
      }
      leftLabel={t('genres')}
      right={
        <Stack>
          {facets.ok && facets.value.mostRead.length > 0 && <MostReadComics list={facets.value.mostRead} />}
          <Panel padded>
            <p css={note}>
              <Icon icon={icons.bellPlus} size={18} />
              {t('followNote')}
            </p>
          </Panel>
        </Stack>
      }
      rightLabel={t('mostRead')}
      rightOnPhones
    >
      <Stack gap={6}>
        <Head choice={choice} />
        <div css={withoutLeft}>
          <ChipNav label={t('genres')} items={items} />
        </div>
        <Library key={viewer.version} choice={choice} page={page} />
      </Stack>
    </PageFrame>
  );
});

/** What the reader goes on with, and the comics of the choice. It has the reader's `version` as its key. */
const Library = observer(function Library({ choice, page }: Pick<ComicsData, 'choice' | 'page'>) {
  const read = useRead();
  return (
    <>
      <ContinueReading read={read} />
      <Found choice={choice} page={page} read={read} />
    </>
  );
});

interface FilterItem {
  readonly href: string;
  readonly label: string;
  readonly current: boolean;
  readonly count?: string;
}

function useFilters(choice: ComicChoice, facets: ComicFacets | undefined): FilterItem[] {
  const { grouped } = useNumbers();
  const { t } = useComicWords();
  const { genre, state, q, sort } = choice;
  const countOf = (total: number | undefined) => (total === undefined ? {} : { count: grouped(total) });
  return [
    {
      href: choiceHref({ q, sort }),
      label: t('all'),
      current: genre === undefined && state === undefined,
      ...countOf(facets?.total),
    },
    ...(facets?.genres ?? []).map((one) => ({
      href: choiceHref({ genre: one.genre, q, sort }),
      label: t(`genre.${one.genre}`),
      current: one.genre === genre,
      ...countOf(one.total),
    })),
    {
      href: choiceHref({ state: 'complete', q, sort }),
      label: t('states.complete'),
      current: state === 'complete',
      ...countOf(facets?.complete),
    },
  ];
}

function Head({ choice }: { readonly choice: ComicChoice }) {
  const { t } = useComicWords();
  const navigate = useNavigate();
  return (
    <header css={head}>
      <h1 css={title}>{t('title')}</h1>
      <Select<ComicSort>
        label={t('sort')}
        value={choice.sort ?? 'new'}
        options={(['new', 'read', 'name'] as const).map((value) => ({ value, label: t(`sorts.${value}`) }))}
        onChange={(sort) => {
          void navigate(choiceHref({ ...choice, sort }), { preventScrollReset: true });
        }}
      />
      <TitleSearch
        css={search}
        label={t('search')}
        hint={t('searchHint')}
        q={choice.q}
        onFind={(q) => {
          void navigate(choiceHref({ ...choice, q }));
        }}
      />
    </header>
  );
}

function Found({ choice, page, read }: Pick<ComicsData, 'choice' | 'page'> & { readonly read: ReadStore }) {
  const { grouped } = useNumbers();
  const { t } = useComicWords();
  const navigate = useNavigate();
  const { genre, state, q } = choice;
  const name = genre ? t(`genre.${genre}`) : state ? t(`states.${state}`) : t('all');
  return (
    <section aria-labelledby="comics-found">
      <SectionHead
        id="comics-found"
        title={q === undefined ? name : t('found', { q })}
        note={page.ok && t('total', { total: grouped(page.value.total) })}
        end={
          q !== undefined && (
            <KitLink href={choiceHref({ ...choice, q: undefined })} css={clear}>
              {t('clear')}
            </KitLink>
          )
        }
      />
      {page.ok ? (
        <Comics choice={choice} served={page.value} read={read} />
      ) : (
        <RetryPanel
          title={t('failed')}
          text={t('failedText')}
          onRetry={() => {
            void navigate(choiceHref(choice), { replace: true });
          }}
        />
      )}
    </section>
  );
}

interface ComicsProps {
  readonly choice: ComicChoice;
  readonly served: ComicList;
  readonly read: ReadStore;
}

const EAGER = 4;

const Comics = observer(function Comics({ choice, served, read }: ComicsProps) {
  const { t } = useComicWords();
  const { api, log } = useServices();
  const [store] = useState(
    () =>
      new ComicListStore(choice, served, {
        api,
        report: (error) => {
          log.warn('comics', error);
        },
      }),
  );
  if (store.list.length === 0)
    return <EmptyState framed icon={icons.search} title={t('empty')} text={t('emptyText')} />;
  return (
    <Stack>
      <ul css={grid}>
        {store.list.map((comic, index) => (
          <li key={comic.titleId}>
            <ComicTile comic={comic} at={read.last(comic.titleId)} eager={index < EAGER} />
          </li>
        ))}
      </ul>
      <p role="status">{store.load === 'failed' ? t('failed') : ''}</p>
      {store.hasMore && (
        <Button block aria-busy={store.load === 'loading'} onClick={() => void store.more()}>
          {t('more')}
        </Button>
      )}
    </Stack>
  );
});

const head = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--sp-3);
`;

const search = css`
  grid-column: 1 / -1;
`;

const title = css`
  font-size: var(--fs-20);
  line-height: 1.3;
  @media (min-width: 768px) {
    font-size: var(--fs-24);
  }
`;

/* Where the frame has no left column: there the genres are in it. */
const withoutLeft = css`
  @media (min-width: 1200px) {
    display: none;
  }
  @media (min-width: 1200px) and (max-width: 1367px) {
    [data-banners] & {
      display: block;
    }
  }
`;

const note = css`
  display: flex;
  padding-top: var(--sp-4);
  gap: var(--sp-2);
  font-size: var(--fs-13);
  color: var(--c-text-2);
  & svg {
    flex: none;
    color: var(--c-muted);
  }
`;

const clear = css`
  display: inline-flex;
  align-items: center;
  min-height: var(--touch);
  font-size: var(--fs-13);
  text-decoration: underline;
`;

const grid = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--sp-4) var(--sp-3);
  @media (min-width: 768px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
