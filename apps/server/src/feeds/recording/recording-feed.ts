import { SportType } from '@khandai/contracts';
import type { Clock } from '@khandai/runtime';
import { channelLinks } from '../channel-links.js';
import { companyName } from './companies.js';
import type { Feed, FeedBatch, FeedFixture, FeedSink } from '../feed.js';
import { recordedState } from './match-timeline.js';
import { OddsTimeline } from './odds-timeline.js';
import { readRecord } from './read-record.js';
import { clockFrom, type Moment, type RecordClock, tonightClock } from './record-clock.js';
import type { MatchRecord, RecordMatch } from './record.js';

const TICK_MS = 1000;
const MINUTE = 60_000;

export interface RecordingOptions {
  /** A folder of provider payloads, or `<folder>/<prefix>` for one set of several. */
  recording: string;
  clock: Clock;
  /** Instant of the record that is "now" when the feed starts; absent: its day happens tonight. */
  recordNow?: Date;
  /** Counts only together with `recordNow`. */
  speed?: number;
}

/** Replays a recorded day with the clock moved. What it hands over depends only on the record and the moment. */
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

/** The batches of one record. */
export class RecordPlayer {
  readonly #odds: OddsTimeline;

  constructor(
    private readonly record: MatchRecord,
    private readonly recordClock: RecordClock,
  ) {
    this.#odds = new OddsTimeline(record);
  }

  /** What is said once: who the companies are, and what could not be read. */
  first(): FeedBatch {
    const ids = [...new Set(this.record.main.map(({ companyId }) => companyId))];
    return { companies: ids.map((companyId) => ({ companyId, name: companyName(companyId) })), bad: this.record.bad };
  }

  /** The whole state now. */
  batch(): FeedBatch {
    const moment = this.recordClock();
    const over = this.record.matches.filter((match) => recordedState(match, moment.record).over);
    return {
      fixtures: this.record.matches.map((match) => fixtureAt(match, moment)),
      stats: over.flatMap(({ matchId }) => {
        const list = this.record.stats.get(matchId);
        return list ? [{ fixtureId: matchId, list }] : [];
      }),
      odds: this.#odds.rows(moment),
    };
  }
}

function fixtureAt(match: RecordMatch, moment: Moment): FeedFixture {
  const state = recordedState(match, moment.record);
  return {
    fixtureId: match.matchId,
    sportType: SportType.football,
    league: match.league,
    round: match.round,
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
    location: match.location,
    hot: match.hot,
    origin: 'recording',
    goalTimesEstimated: true,
    hosts: [{ commentator: null, links: [...channelLinks], live: true }],
  };
}

/**
 * Readers count the minute from the start of the half in their own time. At a speed other than 1 the start is
 * moved with each minute of the record, so that the minute they count is the record's.
 */
function shownHalfStart(halfStart: number | null, { record, ours }: Moment): Date | null {
  if (halfStart === null) return null;
  const minutes = Math.floor((record - halfStart) / MINUTE) * MINUTE;
  return new Date(ours(halfStart + minutes) - minutes);
}
