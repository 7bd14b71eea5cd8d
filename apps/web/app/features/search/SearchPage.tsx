import { css } from '@emotion/react';
import type { SearchAnswer } from '@khandai/contracts';
import { SearchLimit } from '@khandai/contracts';
import { Bone, EmptyState, Hidden, icons, OfflineBar, PageFrame, repeated, Skeleton, Stack } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSpoilers } from '../../domains/match';
import { TrendingTags } from '../../domains/newsfeed';
import { useOdds } from '../../domains/odds';
import { useRecent, type SearchAddress, searchHref, useSearchWords } from '../../domains/search';
import { RetryPanel } from '../../shell/frame/EmptyPanel';
import type { Loaded } from '../../shell/router/answers';
import { useServices } from '../../shell/services/services';
import { HitGroup } from './HitGroup';
import { KindNav } from './KindNav';
import { isSearched, isTooLong } from './load-search';
import { NowPlaying } from './NowPlaying';
import { RecentList } from './RecentList';
import { SearchForm } from './SearchForm';
import { WhenNav } from './WhenNav';
import { Summary } from './Summary';
import { useAnswer } from './use-answer';

export interface SearchPageProps {
  readonly asked: SearchAddress;
  readonly served: Loaded<SearchAnswer> | undefined;
  readonly hidesScores: boolean | undefined;
}

/** Everything that a search finds. */
export const SearchPage = observer(function SearchPage({ asked, served, hidesScores }: SearchPageProps) {
  const { t } = useSearchWords();
  const { network } = useServices();
  const answer = useAnswer(asked, served);
  const recent = useRecent();
  // Before any result asks.
  useSpoilers(hidesScores);
  const { q } = asked;
  const isAnswered = answer?.ok === true;
  useEffect(() => {
    if (isAnswered) recent.add(q);
  }, [recent, q, isAnswered]);
  return (
    <PageFrame
      right={
        <Stack>
          <RecentList recent={recent} />
          <TrendingTags />
          <p css={hint}>{t('hint')}</p>
        </Stack>
      }
      rightLabel={t('recent')}
      rightOnPhones
    >
      <Stack>
        <Hidden as="h1">{t('title')}</Hidden>
        <SearchForm key={q} asked={asked} />
        {isSearched(asked) && <WhenNav asked={asked} />}
        {!network.online && <OfflineBar>{t('offline')}</OfflineBar>}
        {isSearched(asked) ? (
          <Results asked={asked} answer={answer} />
        ) : (
          <>
            <EmptyState icon={icons.search} framed title={t('startTitle')} text={<Prompt q={q} />} />
            <NowPlaying />
          </>
        )}
      </Stack>
    </PageFrame>
  );
});

function Prompt({ q }: { readonly q: string }) {
  const { t } = useSearchWords();
  if (isTooLong(q)) return <span role="alert">{t('tooLong', { max: String(SearchLimit.queryLength) })}</span>;
  return q === '' ? t('startText') : t('short');
}

interface ResultsProps {
  readonly asked: SearchAddress;
  readonly answer: SearchPageProps['served'];
}

const Results = observer(function Results({ asked, answer }: ResultsProps) {
  const { t } = useSearchWords();
  const { hideOdds } = useOdds().settings;
  if (!answer)
    return (
      <Skeleton label={t('searching')}>
        {repeated(4, (n) => (
          <div key={n} css={bones}>
            <Bone width={44} height={44} />
            <Bone width="60%" />
          </div>
        ))}
      </Skeleton>
    );
  if (!answer.ok) return <RetryPanel title={t('failed')} text={t('failedText')} />;
  // Tips are as hidden as odds are.
  const groups = answer.value.groups.filter(({ kind }) => kind !== 'tip' || !hideOdds);
  if (groups.length === 0)
    return (
      <>
        <EmptyState
          icon={icons.search}
          framed
          title={t('none', { q: asked.q })}
          text={t(groups.length < answer.value.groups.length ? 'tipsHidden' : asked.when ? 'noneThen' : 'noneText')}
        />
        {asked.kind !== undefined && <KindNav asked={asked} groups={groups} />}
        <NowPlaying />
      </>
    );
  return (
    <>
      <KindNav asked={asked} groups={groups} />
      <Summary answer={{ ...answer.value, groups }} />
      {groups.map((group) => (
        <HitGroup
          key={group.kind}
          group={group}
          {...(asked.kind === undefined
            ? group.cursor !== null && { all: searchHref({ q: asked.q, kind: group.kind, when: asked.when }) }
            : group.cursor !== null && { next: searchHref({ ...asked, cursor: group.cursor }) })}
        />
      ))}
    </>
  );
});

const hint = css`
  padding: 0 4px;
  font-size: var(--fs-12);
  color: var(--c-muted);
`;

const bones = css`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  padding: var(--sp-3) var(--sp-4);
`;
