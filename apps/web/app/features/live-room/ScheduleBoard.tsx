import type { Fixture } from '@khandai/contracts';
import { LeagueGroup } from '@khandai/match-ui';
import { EmptyState, icons, KitLink } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { MatchItem, tournamentPath, useTournamentWords } from '../../domains/tournament';
import { ChatSkeleton } from '../../shell/frame/EmptyPanel';
import { PartBody } from '../../shell/parts/PartBody';
import { usePart } from '../../shell/parts/use-part';
import { useRefresh } from '../../shell/parts/use-refresh';
import { useServices } from '../../shell/services/services';
import * as styles from './board.styles';
import { type Lists, loadLists, type ScheduleKind } from './schedule-lists';
import { useRevealedScores } from './use-revealed-scores';

export interface ScheduleBoardProps {
  readonly kind: ScheduleKind;
  readonly fixture: Fixture;
  readonly season: string;
  /** The commentator of the room; null in the room of the match itself. */
  readonly userId: number | null;
}

/** Matches of the same competition, of the commentator, or of all competitions. */
export const ScheduleBoard = observer(function ScheduleBoard(props: ScheduleBoardProps) {
  const { t } = useTournamentWords();
  const { api } = useServices();
  const { hides } = useRevealedScores();
  const { part, retry } = usePart<Lists>({
    name: 'a schedule in a room',
    fetch: async (signal) => loadLists(api, props, signal),
  });
  useRefresh(retry);
  const path = props.kind === 'league' ? tournamentPath(props.fixture.league) : '/lich-thi-dau';
  return (
    <PartBody part={part} failedTitle={t('failed')} waiting={<ChatSkeleton />} onRetry={retry}>
      {(lists) => (
        <div css={styles.board}>
          {lists.every(({ matches }) => matches.length === 0) && (
            <EmptyState icon={icons.calendar} title={t('empty')} text={t('emptyMatches')} />
          )}
          {lists
            .filter(({ matches }) => matches.length > 0)
            .map(({ title, matches, withLeague }, index) => (
              <LeagueGroup key={index} name={'word' in title ? t(title.word) : title.name} level={2}>
                {matches.map((one) => (
                  <MatchItem key={one.fixtureId} fixture={one} hidden={hides} withLeague={withLeague} />
                ))}
              </LeagueGroup>
            ))}
          {path !== undefined && (
            <p css={styles.more}>
              <KitLink href={path}>{t(props.kind === 'league' ? 'toTournament' : 'toSchedule')}</KitLink>
            </p>
          )}
        </div>
      )}
    </PartBody>
  );
});
