import { Button, EmptyState, icons, Stack } from '@khandai/ui-kit';
import type { Fixture, MatchPage } from '@khandai/contracts';
import { LeagueGroup } from '@khandai/match-ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useServices } from '../../shell/services/services';
import { MatchItem } from './MatchItem';
import { useTournamentWords } from './use-tournament-words';

export interface MatchPagesProps {
  readonly title: string;
  readonly served: MatchPage;
  readonly hidden: boolean;
  readonly withLeague?: boolean;
  /** Gets the page behind a cursor. */
  readonly more: (cursor: string) => Promise<MatchPage>;
}

/** A list of matches that goes on by pages. */
export const MatchPages = observer(function MatchPages({
  title,
  served,
  hidden,
  withLeague = false,
  more,
}: MatchPagesProps) {
  const { t } = useTournamentWords();
  const { log } = useServices();
  const [pages, setPages] = useState<readonly MatchPage[]>([]);
  const [load, setLoad] = useState<'idle' | 'loading' | 'failed'>('idle');
  const all: Fixture[] = [served, ...pages].flatMap(({ list }) => list);
  const cursor = (pages.at(-1) ?? served).cursor;
  const loadMore = async (from: string) => {
    setLoad('loading');
    try {
      const page = await more(from);
      setPages((before) => [...before, page]);
      setLoad('idle');
    } catch (error) {
      log.warn('pages of matches', error);
      setLoad('failed');
    }
  };
  if (all.length === 0) return <EmptyState framed icon={icons.calendar} title={t('empty')} text={t('emptyMatches')} />;
  return (
    <Stack>
      <LeagueGroup name={title} level={2}>
        {all.map((fixture) => (
          <MatchItem key={fixture.fixtureId} {...{ fixture, hidden, withLeague }} />
        ))}
      </LeagueGroup>
      <p role="status">{load === 'failed' ? t('failed') : ''}</p>
      {cursor !== null && (
        <Button block aria-busy={load === 'loading'} onClick={() => void loadMore(cursor)}>
          {t('more')}
        </Button>
      )}
    </Stack>
  );
});
