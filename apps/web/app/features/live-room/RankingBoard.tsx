import type { Fixture, Standings } from '@khandai/contracts';
import { EmptyState, icons, KitLink, Panel } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { groupName, StandingsTable, TableTime, tournamentPath, useTournamentWords } from '../../domains/tournament';
import { ChatSkeleton } from '../../shell/frame/EmptyPanel';
import { PartBody } from '../../shell/parts/PartBody';
import { usePart } from '../../shell/parts/use-part';
import { useRefresh } from '../../shell/parts/use-refresh';
import { useServices } from '../../shell/services/services';
import * as styles from './board.styles';
import { useRevealedScores } from './use-revealed-scores';

export interface RankingBoardProps {
  readonly fixture: Fixture;
  readonly season: string;
}

/** The table that the teams of a match are in, with both marked; counts matches being played. */
export const RankingBoard = observer(function RankingBoard({ fixture, season }: RankingBoardProps) {
  const { t } = useTournamentWords();
  const { api } = useServices();
  const { hides, cover } = useRevealedScores();
  const { league, home, away } = fixture;
  const { part, retry } = usePart<Standings>({
    name: 'the table of a room',
    fetch: async (signal) =>
      api.call('GET /al/api/tournament/standings', { query: { id: league.pageId ?? 0, season } }, signal),
  });
  useRefresh(retry, !hides);
  if (hides) return cover;
  return (
    <PartBody part={part} failedTitle={t('failed')} waiting={<ChatSkeleton />} onRetry={retry}>
      {({ source, takenAt, tables }) => {
        const both = new Set([home.teamId, away.teamId]);
        const own = tables.filter(({ rows }) => rows.some(({ team }) => both.has(team.teamId)));
        const path = tournamentPath(league);
        const name = `${league.name} ${season}`;
        return (
          <div css={styles.board}>
            {own.length === 0 && (
              <EmptyState
                icon={icons.trophy}
                title={t('empty')}
                text={t(source === 'own' ? 'emptyTable' : 'partialTable')}
              />
            )}
            {own.map(({ group, rows, provisional }) => (
              <Panel
                key={group}
                title={
                  <>
                    {group === '' ? league.name : t('captionGroup', { group: groupName(t, group), name: league.name })}
                    <small css={styles.small}>{t('season', { season })}</small>
                    {provisional && <small css={styles.small}>{t('provisional')}</small>}
                    {takenAt !== null && (
                      <small css={styles.small}>
                        <TableTime at={takenAt} />
                      </small>
                    )}
                  </>
                }
              >
                <StandingsTable
                  caption={
                    group === '' ? t('caption', { name }) : t('captionGroup', { group: groupName(t, group), name })
                  }
                  rows={rows}
                  marked={[home, away].flatMap(({ pageId }) => pageId ?? [])}
                />
              </Panel>
            ))}
            {path !== undefined && (
              <p css={styles.more}>
                <KitLink href={path}>{t('toTournament')}</KitLink>
              </p>
            )}
          </div>
        );
      }}
    </PartBody>
  );
});
