import { addDays, DAY_MS, dayAt } from '@khandai/calendar';
import type { Clock } from '@khandai/runtime';
import type { Feed, FeedFixture, FeedSink } from '../../modules/fixtures/feed.js';
import { isFields } from '../input/read-values.js';
import { UpdateTimes } from '../input/update-times.js';
import { SourceClient, SourceFault, TIMEOUT_MS } from '../input/source-client.js';
import { type CallReport, type PolledCall, Poller, type PollerDeps } from '../polling/poller.js';
import { isUnderWay } from '../provider/match-times.js';
import { FOOTBALL_DATA_PREFIX, ofSource } from '../provider/of-source.js';
import type { StoredStateRepository } from '../provider/stored-state-repository.js';
import { readMatches } from './read-matches.js';

export interface FootballDataOptions {
  readonly origin: string;
  readonly token: string;
  readonly clock: Clock;
  readonly times: PollerDeps['times'];
  readonly stored: Pick<StoredStateRepository, 'fixtures'>;
  readonly report: CallReport;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAYS_BACK = 2;
const DAYS_AHEAD = 15;
/** First days of the periods of the schedule, from today, and their length: the source gives at most ten days. */
const PERIODS = [-1, 7];
const PERIOD_DAYS = 8;

/** football-data.org, version 4: matches and scores of a dozen competitions, free with ten requests a minute. */
export class FootballDataFeed implements Feed {
  readonly name = 'football-data';
  #matches = new Map<string, FeedFixture>();
  /** Coming matches of another source. */
  #unneeded: string[] = [];

  /** `lastUpdated` of the newest row of a match. */
  readonly #updates: UpdateTimes;

  constructor(private readonly options: FootballDataOptions) {
    this.#updates = new UpdateTimes(options.clock);
  }

  async run(sink: FeedSink, signal: AbortSignal): Promise<void> {
    const { clock, times, report, stored } = this.options;
    const now = clock.now();
    const known = await stored.fixtures(new Date(now - DAYS_BACK * DAY_MS), new Date(now + DAYS_AHEAD * DAY_MS));
    const { own, unneeded } = ofSource(known, (fixtureId) => fixtureId.startsWith(FOOTBALL_DATA_PREFIX), now);
    this.#matches = new Map(own.map((fixture) => [fixture.fixtureId, fixture]));
    this.#unneeded = unneeded;
    for (const { fixtureId, sourceAt } of own) this.#updates.note(fixtureId, sourceAt?.getTime());
    const calls = this.#calls(sink);
    await new Poller({ calls, times, timeoutMs: TIMEOUT_MS, oneLimit: true, report, clock }).run(signal);
  }

  #calls(sink: FeedSink): PolledCall[] {
    const { origin, token, clock } = this.options;
    const client = new SourceClient({ origin, secret: token, clock, headers: { 'x-auth-token': token } });
    const call = (name: string, everyMs: number, minMs: number, targets: PolledCall['targets']): PolledCall => ({
      ...{ name, everyMs, minMs, targets },
      fetch: async (target, stop) => {
        const [dateFrom = '', dateTo = ''] = target.split('/');
        return matchesOf(await client.get('/v4/matches', { dateFrom, dateTo }, stop));
      },
      take: (data) => this.#take(data, name, client.cleaned(sink)),
    });
    // Together at most five requests a minute, also while they fail.
    return [
      call('schedule', 6 * HOUR, 20_000, (now) => PERIODS.map((from) => period(now, from, PERIOD_DAYS))),
      call('matches', MINUTE, 30_000, (now) => (this.#isNear(now) ? [period(now, -1, 2)] : [])),
    ];
  }

  #isNear(now: number): boolean {
    for (const fixture of this.#matches.values()) if (isUnderWay(fixture, now)) return true;
    return false;
  }

  async #take(data: unknown, file: string, sink: FeedSink): Promise<void> {
    const now = this.options.clock.now();
    const before = (fixtureId: string) => this.#matches.get(fixtureId);
    const { list, bad } = readMatches(data, file, { now, before, updates: this.#updates });
    for (const fixture of list) this.#matches.set(fixture.fixtureId, fixture);
    for (const [fixtureId, { kickOff }] of this.#matches)
      if (now - kickOff.getTime() > DAYS_BACK * DAY_MS)
        for (const known of [this.#matches, this.#updates]) known.delete(fixtureId);
    await sink.ingest({ fixtures: list, removed: list.length > 0 ? this.#unneeded.splice(0) : [], bad });
  }
}

/** `2026-11-20/2026-11-28`, from `from` days after today on. */
function period(now: number, from: number, days: number): string {
  const first = addDays(dayAt(now, 'UTC'), from);
  return `${first}/${addDays(first, days)}`;
}

function matchesOf(json: string): unknown {
  let reply: unknown;
  try {
    reply = JSON.parse(json);
  } catch {
    throw new SourceFault('không phải JSON hợp lệ');
  }
  if (!isFields(reply) || !Array.isArray(reply['matches'])) throw new SourceFault('thiếu danh sách matches');
  return reply['matches'];
}
