import { SportType } from '@khandai/contracts';
import type { Clock } from '@khandai/runtime';
import { channelLinks } from '../input/channel-links.js';
import { companyName } from './companies.js';
import type { Feed, FeedBatch, FeedFixture, FeedSink } from '../../modules/fixtures/feed.js';
import type { AggregateScore } from '../../platform/database/schema.js';
import { type MatchStory, storyOf } from './match-story.js';
import { type RecordedState, recordedState } from './match-timeline.js';
import { OddsTimeline } from './odds-timeline.js';
import { readRecord } from './read-record.js';
import { clockFrom, type Moment, type RecordClock, tonightClock } from './record-clock.js';
import type { MatchRecord, RecordMatch } from './record.js';

const TICK_MS = 1000;
const MINUTE = 60_000;
/** Line-ups appear an hour before kick-off. */
const LINE_UPS_BEFORE = 60 * MINUTE;

export interface RecordingOptions {
  /** A folder of provider payloads, or `<folder>/<prefix>` for one set of several. */
  recording: string;
  clock: Clock;
  /** Time in the recording at the feed's start; when absent, the recorded day is mapped to tonight. */
  recordNow?: Date;
  /** Has an effect only together with `recordNow`. */
  speed?: number;
}

/** Replays a recorded day with shifted times. Its output depends only on the recording and the current time. */
export class RecordingFeed implements Feed {
  readonly name = 'recording';

  constructor(private readonly options: RecordingOptions) {}

  async run(sink: FeedSink, signal: AbortSignal): Promise<void> {
    const { recording, clock } = this.options;
    const record = await readRecord(recording);
    const player = new RecordPlayer(record, this.#clockFor(record));
    await sink.ingest(player.first());
    while (!signal.aborted) {
      await sink.ingest(player.batch());
      await clock.sleep(TICK_MS, signal);
    }
  }

  #clockFor({ matches }: MatchRecord): RecordClock {
    const { clock, recordNow, speed = 1 } = this.options;
    if (recordNow) return clockFrom(clock, recordNow.getTime(), speed);
    return tonightClock(
      clock,
      matches.map(({ kickOff }) => kickOff),
    );
  }
}

/** Creates the batches of one recording. */
export class RecordPlayer {
  readonly #odds: OddsTimeline;
  readonly #matches: readonly { match: RecordMatch; story: MatchStory }[];

  constructor(
    private readonly record: MatchRecord,
    private readonly recordClock: RecordClock,
  ) {
    this.#odds = new OddsTimeline(record);
    this.#matches = record.matches.map((match) => ({ match, story: storyOf(match, record) }));
  }

  /** Data that is sent once: company names, and input that could not be read. */
  first(): FeedBatch {
    const ids = [...new Set(this.record.main.map(({ companyId }) => companyId))];
    return { companies: ids.map((companyId) => ({ companyId, name: companyName(companyId) })), bad: this.record.bad };
  }

  /** The complete current state. */
  batch(): FeedBatch {
    const moment = this.recordClock();
    const over = this.#matches.filter(({ match, story }) => recordedState(match, story, moment.record).over);
    return {
      fixtures: this.#matches.map(({ match, story }) => fixtureAt(match, story, moment)),
      stats: over.flatMap(({ match: { matchId } }) => listOf(matchId, this.record.stats.get(matchId))),
      odds: this.#odds.odds(moment),
      squads: this.record.squads,
      ...this.#newDetails(moment.record),
    };
  }

  /** Events and commentary so far, only for matches that have started and have such data, and line-ups. */
  #newDetails(record: number): Pick<FeedBatch, 'events' | 'lineUps' | 'commentary'> {
    const started = this.#matches.filter(({ match, story }) => story.events.length > 0 && record >= match.kickOff);
    const withCommentary = this.#matches.filter(
      ({ match, story }) => story.commentary.length > 0 && record >= match.kickOff,
    );
    const known = this.#matches.filter(({ match }) => record >= match.kickOff - LINE_UPS_BEFORE);
    return {
      events: started.flatMap(({ match, story }) => listOf(match.matchId, soFar(story.events, record - match.kickOff))),
      commentary: withCommentary.flatMap(({ match, story }) =>
        listOf(match.matchId, soFar(story.commentary, record - match.kickOff)),
      ),
      lineUps: known.flatMap(({ match: { matchId } }) => {
        const value = this.record.lineUps.get(matchId);
        return value ? [{ fixtureId: matchId, value }] : [];
      }),
    };
  }
}

const listOf = <T>(fixtureId: string, list: T[] | undefined): { fixtureId: string; list: T[] }[] =>
  list ? [{ fixtureId, list }] : [];

const soFar = <T>(all: readonly { at: number; item: T }[], elapsed: number): T[] =>
  all.filter(({ at }) => at <= elapsed).map(({ item }) => item);

function fixtureAt(match: RecordMatch, story: MatchStory, moment: Moment): FeedFixture {
  const state = recordedState(match, story, moment.record);
  return {
    fixtureId: match.matchId,
    sportType: SportType.football,
    league: match.league,
    round: match.round,
    stage: match.stage,
    home: match.home,
    away: match.away,
    kickOff: new Date(moment.ours(match.kickOff)),
    status: state.status,
    halfStart: shownHalfStart(state.halfStart, moment),
    injuryTime: 0,
    period: 0,
    homeScore: state.score?.[0] ?? null,
    awayScore: state.score?.[1] ?? null,
    homeHalfScore: state.half?.[0] ?? null,
    awayHalfScore: state.half?.[1] ?? null,
    homeRed: state.red[0],
    awayRed: state.red[1],
    homeYellow: state.yellow[0],
    awayYellow: state.yellow[1],
    homeCorner: state.corner[0],
    awayCorner: state.corner[1],
    extra: state.extra,
    aggregate: aggregateAt(match, state),
    location: match.location,
    hot: match.hot,
    origin: 'recording',
    goalTimesEstimated: !story.exact,
    hosts: [{ commentator: null, links: channelLinks(SportType.football, { clubs: match }), live: true }],
  };
}

/** That of the end without the goals that are still to come. */
function aggregateAt({ aggregate, full, extra }: RecordMatch, state: RecordedState): AggregateScore | null {
  const score = state.extra ? ([state.extra.homeScore, state.extra.awayScore] as const) : state.score;
  if (!aggregate || !score) return null;
  const [home, away] = extra ? [extra.homeScore, extra.awayScore] : full;
  return { homeScore: aggregate.homeScore - home + score[0], awayScore: aggregate.awayScore - away + score[1] };
}

/**
 * Browsers count minutes from the start of the half in real time. At a speed other than 1 the start shifts with each
 * minute of the recording, so that the displayed minute matches the recording.
 */
function shownHalfStart(halfStart: number | null, { record, ours }: Moment): Date | null {
  if (halfStart === null) return null;
  const minutes = Math.floor((record - halfStart) / MINUTE) * MINUTE;
  return new Date(ours(halfStart + minutes) - minutes);
}
