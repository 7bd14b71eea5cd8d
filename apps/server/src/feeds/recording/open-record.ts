import { RawStatus } from '@khandai/contracts';
import type { FeedEvent } from '../../modules/fixtures/feed.js';
import type { OpenCompetition, OpenMatch } from '../openfootball/open-match.js';
import { readWorldCup, WORLD_CUP } from '../openfootball/read-folder.js';
import { goalEvents, leagueOf, locationOf, type OpenContext, replayIdOf, teamOf } from '../openfootball/to-feed.js';
import { roundName } from '../openfootball/vietnamese.js';
import { emptyRecord, type MatchRecord, type RecordMatch } from './record.js';
import { isFollowed } from '../input/vietnamese-names.js';

const FIRST_HALF = 45;

/** Converts an openfootball World Cup to a recording with goals at their real minutes. The source has squads and no line-ups. */
export async function readOpenRecord(folder: string): Promise<MatchRecord> {
  const { competitions, bad } = await readWorldCup(folder);
  const record: MatchRecord = {
    ...emptyRecord(),
    prefix: 'worldcup',
    bad: [...bad, ...competitions.flatMap(({ competition }) => competition.bad)],
  };
  for (const { competition, context, squads } of competitions) {
    record.squads.push(...squads);
    const timed = competition.list.filter(({ dateOnly }) => !dateOnly);
    const untimed = competition.list.length - timed.length;
    if (untimed > 0)
      record.bad.push({
        file: WORLD_CUP,
        row: null,
        reason: `${untimed} trận không có giờ bóng lăn nên không chiếu lại`,
      });
    for (const match of timed) {
      const recorded = recordMatch(competition, match, context);
      record.matches.push(recorded);
      if (match.goals) record.events.set(recorded.matchId, goalEvents(match.goals));
    }
  }
  return record;
}

function recordMatch(competition: OpenCompetition, match: OpenMatch, context: OpenContext): RecordMatch {
  const [home, away] = [teamOf(match.home, context), teamOf(match.away, context)];
  return {
    matchId: replayIdOf(competition, match),
    league: leagueOf(competition),
    home,
    away,
    round: roundName(match),
    // A replay is not a match of its season: the table has the imported one.
    stage: undefined,
    location: locationOf(match, context),
    kickOff: match.kickOff,
    status: match.status,
    half: match.half ?? halfOf(goalEvents(match.goals ?? [])),
    full: match.full ?? [0, 0],
    red: [0, 0],
    yellow: [0, 0],
    corner: [0, 0],
    extra: match.status === RawStatus.finished ? match.extra : null,
    aggregate: null,
    hot: isFollowed(home.name) || isFollowed(away.name) || isDecisive(match),
  };
}

const isDecisive = ({ group }: OpenMatch): boolean => group === '';

function halfOf(events: readonly FeedEvent[]): [number, number] {
  const early = events.filter(({ minute }) => minute <= FIRST_HALF);
  const home = early.filter(({ homeEvent }) => homeEvent).length;
  return [home, early.length - home];
}
