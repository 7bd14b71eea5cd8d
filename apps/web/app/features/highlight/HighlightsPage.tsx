import { css } from '@emotion/react';
import { Button, ChipNav, EmptyState, icons, PageFrame, SectionHead, Stack, Switch } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSpoilers } from '../../domains/match';
import { TitleListStore } from '../../domains/media';
import { RetryPanel } from '../../shell/frame/EmptyPanel';
import { useServices } from '../../shell/services/services';
import { ContinueRow } from './ContinueRow';
import { choiceHref, type HighlightChoice } from './highlight-address';
import { HighlightTile } from './HighlightTile';
import type { HighlightList, HighlightsData } from './load-highlights';
import { useHighlightWords } from './use-highlight-words';

/** Highlights: those to go on with, and the newest ones by tournament and day. */
export const HighlightsPage = observer(function HighlightsPage({ data }: { readonly data: HighlightsData }) {
  const { t } = useHighlightWords();
  const { viewer } = useServices();
  const spoilers = useSpoilers(data.hidesScores);
  const navigate = useNavigate();
  const { choice, page, leagues } = data;
  return (
    <PageFrame>
      <Stack gap={6}>
        <header css={head}>
          <h1 css={title}>{t('title')}</h1>
          <Switch label={t('hideScores')} checked={spoilers.hides} onChange={spoilers.choose} />
        </header>
        <Filters choice={choice} leagues={leagues} />
        <ContinueRow key={viewer.version} />
        <section aria-labelledby="highlights-latest">
          <SectionHead id="highlights-latest" title={t('latest')} more={{ href: '/reels', label: t('upright') }} />
          {page.ok ? (
            <Highlights choice={choice} served={page.value} />
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
      </Stack>
    </PageFrame>
  );
});

function Filters({ choice, leagues }: Pick<HighlightsData, 'choice' | 'leagues'>) {
  const { t } = useHighlightWords();
  const navigate = useNavigate();
  const id = useId();
  const { leagueId, day = '' } = choice;
  const items = [
    { href: choiceHref({ day }), label: t('everything'), current: leagueId === undefined },
    ...leagues.map((league) => ({
      href: choiceHref({ leagueId: league.leagueId, day }),
      label: league.name,
      current: league.leagueId === leagueId,
    })),
  ];
  return (
    <div css={filters}>
      <ChipNav label={t('leagues')} items={items} />
      <span css={days}>
        <label htmlFor={id}>{t('day')}</label>
        <input
          id={id}
          type="date"
          value={day}
          css={date}
          onChange={({ target }) => {
            void navigate(choiceHref({ leagueId, day: target.value }), { preventScrollReset: true });
          }}
        />
      </span>
    </div>
  );
}

/** Which filters an empty list can be left by. */
function chosenIn({ leagueId, day }: HighlightChoice): 'none' | 'league' | 'day' | 'both' {
  if (leagueId !== undefined) return day === undefined ? 'league' : 'both';
  return day === undefined ? 'none' : 'day';
}

interface HighlightsProps {
  readonly choice: HighlightChoice;
  readonly served: HighlightList;
}

const Highlights = observer(function Highlights({ choice, served }: HighlightsProps) {
  const { t } = useHighlightWords();
  const { api, log } = useServices();
  const [store] = useState(
    () =>
      new TitleListStore(served, {
        read: (after) => api.call('GET /other/api/highlight/list', { query: { ...choice, after } }),
        report: (error) => {
          log.warn('highlights', error);
        },
      }),
  );
  if (store.list.length === 0)
    return <EmptyState framed icon={icons.play} title={t('empty')} text={t(`emptyText.${chosenIn(choice)}`)} />;
  return (
    <Stack>
      <ul css={grid}>
        {store.list.map((highlight) => (
          <li key={highlight.titleId}>
            <HighlightTile highlight={highlight} />
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
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-2);
`;

const title = css`
  font-size: var(--fs-20);
  line-height: 1.3;
  @media (min-width: 768px) {
    font-size: var(--fs-24);
  }
`;

const filters = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-3);
  & > nav {
    min-width: 0;
    max-width: 100%;
  }
`;

const days = css`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  font-size: var(--fs-13);
  color: var(--c-text-2);
`;

const date = css`
  min-height: var(--touch);
  padding: 0 var(--sp-2);
  border: 1px solid var(--c-line-strong);
  border-radius: var(--r-2);
  background: var(--c-surface);
  color: var(--c-text);
  font: inherit;
`;

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  gap: var(--sp-5) var(--sp-4);
`;
