import { css } from '@emotion/react';
import type { Fixture, HeadToHead, Team } from '@khandai/contracts';
import { LeagueGroup } from '@khandai/match-ui';
import { EmptyState, icons, numCss, Panel } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { FormStrip, MatchItem, useTournamentWords } from '../../domains/tournament';
import { ChatSkeleton } from '../../shell/frame/EmptyPanel';
import { PartBody } from '../../shell/parts/PartBody';
import { usePart } from '../../shell/parts/use-part';
import { useServices } from '../../shell/services/services';
import * as styles from './board.styles';
import { meetingCounts } from './meeting-counts';
import { useRevealedScores } from './use-revealed-scores';

/** How two teams met before, and how each of them played of late. */
export const HeadToHeadBoard = observer(function HeadToHeadBoard({ fixture }: { readonly fixture: Fixture }) {
  const { t } = useTournamentWords();
  const { api } = useServices();
  const { hides, cover } = useRevealedScores();
  const { fixtureId, home, away } = fixture;
  const { part, retry } = usePart<HeadToHead>({
    name: 'head to head',
    fetch: async (signal) => api.call('GET /al/api/team/headToHead', { query: { fixtureId } }, signal),
  });
  if (hides) return cover;
  return (
    <PartBody part={part} failedTitle={t('failed')} waiting={<ChatSkeleton />} onRetry={retry}>
      {(before) => (
        <div css={styles.board}>
          {before.meetings.length === 0 ? (
            <EmptyState icon={icons.calendar} title={t('neverMet')} text={t('neverMetText')} />
          ) : (
            <>
              <Tally fixture={fixture} meetings={before.meetings} />
              <LeagueGroup name={t('meetings')} level={2}>
                {before.meetings.map((one) => (
                  <MatchItem key={one.fixtureId} fixture={one} hidden={false} withLeague />
                ))}
              </LeagueGroup>
            </>
          )}
          <Form team={home} matches={before.home} />
          <Form team={away} matches={before.away} />
        </div>
      )}
    </PartBody>
  );
});

/** Wins of both and draws, as a bar and in words. */
function Tally({ fixture, meetings }: { readonly fixture: Fixture; readonly meetings: readonly Fixture[] }) {
  const { t } = useTournamentWords();
  const { home, away } = fixture;
  const { homeWins, draws, awayWins } = meetingCounts(meetings, home.teamId);
  return (
    <Panel title={t('lastMeetings', { number: meetings.length, count: meetings.length })}>
      <div css={tally}>
        <div css={bar} aria-hidden="true">
          <span style={{ flexGrow: homeWins, background: 'var(--c-accent)' }} />
          <span style={{ flexGrow: draws, background: 'var(--c-line-strong)' }} />
          <span style={{ flexGrow: awayWins, background: 'var(--c-info)' }} />
        </div>
        <dl css={figures}>
          <Figure name={t('winsOf', { team: home.shortName })} value={homeWins} />
          <Figure name={t('draws')} value={draws} />
          <Figure name={t('winsOf', { team: away.shortName })} value={awayWins} />
        </dl>
      </div>
    </Panel>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Form({ team, matches }: { readonly team: Team; readonly matches: readonly Fixture[] }) {
  const { t } = useTournamentWords();
  const played = matches.filter(({ homeScore }) => homeScore !== null);
  if (played.length === 0) return null;
  return (
    <Panel title={t('formOf', { team: team.name })}>
      <FormStrip matches={played} teamId={team.teamId} />
    </Panel>
  );
}

const tally = css`
  display: grid;
  gap: var(--sp-2);
  padding: var(--sp-2) var(--sp-3) var(--sp-3);
`;

const bar = css`
  display: flex;
  gap: 2px;
  height: 8px;
  & > span {
    border-radius: 4px;
  }
`;

const figures = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  gap: var(--sp-2);
  & > div {
    display: flex;
    flex-direction: column-reverse;
    min-width: 0;
    text-align: center;
  }
  & > div:first-of-type {
    text-align: left;
  }
  & > div:last-of-type {
    text-align: right;
  }
  & dt {
    color: var(--c-muted);
    font-size: var(--fs-12);
    overflow-wrap: break-word;
  }
  & dd {
    ${numCss};
    font-size: var(--fs-20);
    font-weight: var(--fw-semi);
  }
`;
