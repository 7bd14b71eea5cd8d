import { DAY_MS } from '@khandai/calendar';
import { MatchState, matchState, RawStatus } from '@khandai/contracts';
import { applyChange, type Odds, rowKey } from '@khandai/odds-parser';
import type { Clock } from '@khandai/runtime';
import type { BadInput, FeedBatch, FeedEvent, FeedFixture } from '../../modules/fixtures/feed.js';
import { nearKickOff } from '../input/kick-off.js';
import { eachRow, needed } from '../input/read-rows.js';
import { type Fields, id, instant, isFields, text } from '../input/read-values.js';
import { UpdateTimes } from '../input/update-times.js';
import { companyName } from '../recording/companies.js';
import { byMinute, withScores } from '../recording/match-story.js';
import { parseEvents, parseLineUps } from '../recording/record-details.js';
import { parseStats } from '../recording/record-parser.js';
import { EventLists } from './event-lists.js';
import { changedFixture, fullFixture, scheduleChange } from './match-rows.js';
import { type OtherCategory, parseHalfOdds, parseOtherOdds } from './other-odds.js';
import { OddsAnswers } from './odds-answers.js';
import { FOOTBALL_DATA_PREFIX, ofSource } from './of-source.js';
import { parseCupTables, parseLeagueTable } from './league-table.js';
import { parseKicks, parseShots } from './shots.js';
import { parseStanding } from './standing.js';
import type { StoredStateRepository } from './stored-state-repository.js';

/** Matches that the state holds: those of the last days, and as far ahead as the provider has odds. */
const DAYS_BACK = 2;
const DAYS_AHEAD = 15;
/** The changes are those of the last 20 seconds; the rest is for clocks that differ. */
const CHANGES_REACH_MS = 25_000;

export interface ProviderStateDeps {
  readonly stored: Pick<
    StoredStateRepository,
    'fixtures' | 'odds' | 'leagueNames' | 'saveLeagueNames' | 'saveAdjustments' | 'saveTable'
  >;
  readonly clock: Clock;
}

/**
 * What the provider has said so far. Turns its answers into batches: rows without names get those of the schedule, prices
 * that changed keep their opening ones, and a row that is older than what is known changes nothing.
 */
export class ProviderState {
  #matches = new Map<string, FeedFixture>();
  #odds = new Map<string, Odds>();
  #names = new Map<string, string>();
  readonly #oddsAnswers = new OddsAnswers();
  /** Coming matches of another source: they would be on the site twice. */
  #unneeded: string[] = [];
  readonly #companies = new Set<number>();
  /** `updateTime` of the newest row of a match. */
  readonly #updates: UpdateTimes;
  /** `oprTime` of the newest statistics of a match. */
  readonly #statTimes: UpdateTimes;
  readonly #eventLists = new EventLists();
  readonly #shotLists = new EventLists();
  /** When a change of a match without a time of its own arrived. */
  readonly #changedAt = new Map<string, number>();

  constructor(private readonly deps: ProviderStateDeps) {
    this.#updates = new UpdateTimes(deps.clock);
    this.#statTimes = new UpdateTimes(deps.clock);
  }

  /** Reads what earlier runs stored. */
  async load(): Promise<void> {
    const { stored, clock } = this.deps;
    const now = clock.now();
    const fixtures = await stored.fixtures(new Date(now - DAYS_BACK * DAY_MS), new Date(now + DAYS_AHEAD * DAY_MS));
    const { own, unneeded } = ofSource(fixtures, (fixtureId) => !fixtureId.startsWith(FOOTBALL_DATA_PREFIX), now);
    this.#matches = new Map(own.map((fixture) => [fixture.fixtureId, fixture]));
    this.#unneeded = unneeded;
    this.#odds = new Map((await stored.odds([...this.#matches.keys()])).map((odds) => [rowKey(odds), odds]));
    this.#names = await stored.leagueNames();
  }

  get matches(): Iterable<FeedFixture> {
    return this.#matches.values();
  }

  /** Rows of the schedule, of livescores or of changes of the schedule: they have the same columns. */
  fullRows(data: unknown, file: string): FeedBatch {
    const { list, bad } = eachRow(data, file, (row) => {
      const before = this.#matches.get(id(row['matchId']) ?? '');
      if (before && this.#isOutdated(row, before)) return undefined;
      const fixture = this.#named(fullFixture(this.#withNames(row, before), before));
      nearKickOff(fixture.kickOff, this.deps.clock.now());
      this.#updates.note(fixture.fixtureId, instant(row['updateTime']));
      return fixture;
    });
    const fixtures = list.filter((fixture) => fixture !== undefined);
    for (const fixture of fixtures) this.#matches.set(fixture.fixtureId, fixture);
    this.#forget();
    return { fixtures, removed: fixtures.length > 0 ? this.#unneeded.splice(0) : [], bad };
  }

  /**
   * Rows without names of matches that the schedule has; others are left to the next full answer, and so is a row by which
   * a match goes back: it is late, or a correction, which full rows have too.
   */
  changes(data: unknown, file: string): FeedBatch {
    const { list, bad } = eachRow(data, file, (row) => {
      const matchId = needed(id(row['matchId']), 'matchId');
      const before = this.#matches.get(matchId);
      const at = this.#updates.usable(instant(row['updateTime']));
      if (!before || this.#updates.isOlder(matchId, at)) return undefined;
      const fixture = changedFixture(row, before);
      nearKickOff(fixture.kickOff, this.deps.clock.now());
      if (goesBack(before, fixture, at !== undefined)) return undefined;
      this.#updates.note(matchId, at);
      if (at === undefined) this.#changedAt.set(matchId, this.deps.clock.now());
      return fixture;
    });
    const fixtures = list.filter((fixture) => fixture !== undefined);
    for (const fixture of fixtures) this.#matches.set(fixture.fixtureId, fixture);
    return { fixtures, bad };
  }

  /**
   * Moved matches get their new kick-off. One that is deleted and has not started counts as cancelled, for those who booked
   * it, and is removed if there are none.
   */
  modified(data: unknown, file: string): FeedBatch {
    const { list, bad } = eachRow(data, file, (row) => ({
      matchId: needed(id(row['matchId']), 'matchId'),
      ...scheduleChange(row, this.deps.clock.now()),
    }));
    const moved = new Map<string, FeedFixture>();
    for (const change of list.sort((a, b) => a.at - b.at)) {
      const before = this.#matches.get(change.matchId);
      if (!before || !takes(change.type, before)) continue;
      const fixture: FeedFixture =
        change.type === 'delete' ? { ...before, status: RawStatus.cancelled } : { ...before, kickOff: change.kickOff };
      moved.set(change.matchId, fixture);
      this.#matches.set(change.matchId, fixture);
    }
    const fixtures = [...moved.values()];
    const removed = fixtures.filter(({ status }) => status === RawStatus.cancelled).map(({ fixtureId }) => fixtureId);
    for (const fixtureId of removed) this.#matches.delete(fixtureId);
    if (removed.length > 0) this.#oddsAnswers.forget();
    return { fixtures, removed, bad };
  }

  events(data: unknown, file: string): FeedBatch {
    const { list, bad } = parseEvents(data, file);
    const newest = this.#known(list).filter(({ fixture, value }) => this.#eventLists.isNewest(fixture, value));
    const current = new Set(newest.map(({ fixtureId }) => fixtureId));
    const kicks = parseKicks(data, file);
    return {
      events: newest.map(({ fixtureId, value }) => ({ fixtureId, list: scored(value) })),
      // A late answer has late kicks too.
      kicks: this.#known(kicks.list)
        .filter(({ fixtureId }) => current.has(fixtureId))
        .map(({ fixtureId, value }) => ({ fixtureId, list: value })),
      // What is unusable as a whole is so for both.
      bad: [...bad, ...kicks.bad.filter(({ row }) => !bad.some((one) => one.row === row))],
    };
  }

  shots(data: unknown, file: string): FeedBatch {
    const { list, bad } = parseShots(data, file);
    const newest = this.#known(list).filter(({ fixture, value }) => this.#shotLists.isNewestShots(fixture, value));
    return { shots: newest.map(({ fixtureId, value }) => ({ fixtureId, list: value })), bad };
  }

  stats(data: unknown, file: string): FeedBatch {
    const { list, bad } = parseStats(data, file);
    const times = timesIn(data, 'oprTime');
    const newest = this.#known(list).filter(
      ({ fixtureId }) => !this.#statTimes.isOlder(fixtureId, times.get(fixtureId)),
    );
    for (const { fixtureId } of newest) this.#statTimes.note(fixtureId, times.get(fixtureId));
    return { stats: newest.map(({ fixtureId, value }) => ({ fixtureId, list: value })), bad };
  }

  lineUps(data: unknown, file: string): FeedBatch {
    const { list, bad } = parseLineUps(data, file);
    const known = this.#known(list).filter(({ value }) => value.home.starting.length + value.away.starting.length > 0);
    return { lineUps: known.map(({ fixtureId, value }) => ({ fixtureId, value })), bad };
  }

  /** The complete rows of the main lines. */
  mainOdds(data: unknown, file: string): FeedBatch {
    const use = (odds: Odds): Odds | undefined => {
      if (!this.#matches.has(odds.matchId)) return undefined;
      return this.#isOlderPrice(odds) ? this.#odds.get(rowKey(odds)) : odds;
    };
    const { list, bad, isUsable } = this.#oddsAnswers.read(data, file, { endpoint: 'main', use });
    return this.#price(list, bad, isUsable);
  }

  /** Prices that changed; a change of an unknown row waits for the complete rows, which have its opening prices. */
  changedOdds(data: unknown, file: string): FeedBatch {
    const use = (odds: Odds): Odds | undefined => {
      const before = this.#odds.get(rowKey(odds));
      return before && this.#matches.has(odds.matchId) ? applyChange(before, odds) : undefined;
    };
    const { list, bad, isUsable } = this.#oddsAnswers.read(data, file, { endpoint: 'mainChanges', use });
    return this.#price(list, bad, isUsable);
  }

  otherOdds(data: unknown, file: string, kind: { category: OtherCategory; inPlay: boolean }): FeedBatch {
    const { list, bad } = parseOtherOdds(data, file, kind);
    return this.#price(list, bad);
  }

  halfOdds(data: unknown, file: string): FeedBatch {
    const { list, bad } = parseHalfOdds(data, file);
    return this.#price(list, bad);
  }

  /**
   * The table of a league: what points the league took, which matches cannot say, and the places, for a season of which the
   * site does not have every match.
   */
  async standing(data: unknown, file: string, leagueId: string): Promise<FeedBatch> {
    const { season, adjustments, unread, bad } = parseStanding(data, file);
    const isTable = bad.every(({ row }) => row !== null);
    if (season !== '' && isTable) await this.deps.stored.saveAdjustments(leagueId, season, adjustments, unread);
    const table = parseLeagueTable(data, file);
    if (season !== '' && table.list.length > 1)
      await this.deps.stored.saveTable(leagueId, season, {
        rows: table.list,
        takenAt: new Date(this.deps.clock.now()),
      });
    return { bad: unique([...bad, ...table.bad]) };
  }

  /** The groups of a cup, for a season of which the site does not have every match. */
  async cupStanding(data: unknown, file: string, leagueId: string): Promise<FeedBatch> {
    const { season, list, bad } = parseCupTables(data, file, leagueId);
    if (season !== '' && list.length > 1)
      await this.deps.stored.saveTable(leagueId, season, { rows: list, takenAt: new Date(this.deps.clock.now()) });
    return { bad };
  }

  /** Vietnamese names of leagues: kept for the next start, and given to the matches that are known. */
  async leagueNames(data: unknown, file: string): Promise<FeedBatch> {
    const leagues = isFields(data) ? data['leagues'] : data;
    const { list, bad } = eachRow(leagues, file, (row) => ({
      leagueId: needed(id(row['leagueId']), 'leagueId'),
      name: text(row['name_vn']),
    }));
    for (const { leagueId, name } of list) if (name !== '') this.#names.set(leagueId, name);
    await this.deps.stored.saveLeagueNames(this.#names);
    const fixtures: FeedFixture[] = [];
    for (const [fixtureId, before] of this.#matches) {
      const fixture = this.#named(before);
      if (fixture === before) continue;
      this.#matches.set(fixtureId, fixture);
      fixtures.push(fixture);
    }
    return { fixtures, bad };
  }

  #named(fixture: FeedFixture): FeedFixture {
    const name = this.#names.get(fixture.league.leagueId);
    if (name === undefined || name === fixture.league.name) return fixture;
    return { ...fixture, league: { ...fixture.league, name, shortName: name } };
  }

  /** A full row may lack names too; those of the schedule stay. */
  #withNames(row: Fields, before: FeedFixture | undefined): Fields {
    if (!before) return row;
    const { league, home, away } = before;
    const known = {
      leagueId: league.leagueId,
      leagueName: league.name,
      leagueShortName: league.shortName,
      homeId: home.teamId,
      homeName: home.name,
      awayId: away.teamId,
      awayName: away.name,
    };
    const missing = Object.entries(known).filter(([field]) => text(row[field]) === '');
    return missing.length === 0 ? row : { ...row, ...Object.fromEntries(missing) };
  }

  /** An answer may come late, or from a cache of the provider: a goal must not disappear for a minute. */
  #isOutdated(row: Fields, { fixtureId }: FeedFixture): boolean {
    const at = this.#updates.usable(instant(row['updateTime']));
    if (at === undefined) return false;
    return this.#updates.isOlder(fixtureId, at) || at < (this.#changedAt.get(fixtureId) ?? 0) - CHANGES_REACH_MS;
  }

  #known<T>(
    list: readonly (readonly [matchId: string, value: T])[],
  ): { fixtureId: string; fixture: FeedFixture; value: T }[] {
    return list.flatMap(([fixtureId, value]) => {
      const fixture = this.#matches.get(fixtureId);
      return fixture ? [{ fixtureId, fixture, value }] : [];
    });
  }

  #price(list: readonly Odds[], bad: BadInput[], readsMainPrices = false): FeedBatch {
    const odds = list.filter((one) => this.#matches.has(one.matchId) && !this.#isOlderPrice(one));
    for (const one of odds) this.#odds.set(rowKey(one), one);
    const unnamed = new Set(
      odds.map(({ companyId }) => companyId).filter((companyId) => !this.#companies.has(companyId)),
    );
    for (const companyId of unnamed) this.#companies.add(companyId);
    const companies = [...unnamed].map((companyId) => ({ companyId, name: companyName(companyId) }));
    return { odds, bad, companies, readsMainPrices };
  }

  #isOlderPrice(odds: Odds): boolean {
    const before = this.#odds.get(rowKey(odds));
    const known = before && this.#updates.usable(before.changeTime * 1_000);
    return known !== undefined && odds.changeTime * 1_000 < known;
  }

  /** Matches that ended long ago, with their prices. */
  #forget(): void {
    const oldest = this.deps.clock.now() - DAYS_BACK * DAY_MS;
    const old = new Set(
      [...this.#matches.values()].filter(({ kickOff }) => kickOff.getTime() < oldest).map(({ fixtureId }) => fixtureId),
    );
    if (old.size === 0) return;
    for (const fixtureId of old) {
      this.#matches.delete(fixtureId);
      for (const known of [this.#updates, this.#statTimes, this.#eventLists, this.#shotLists, this.#changedAt])
        known.delete(fixtureId);
    }
    for (const [key, { matchId }] of this.#odds) if (old.has(matchId)) this.#odds.delete(key);
  }
}

/** One fault of each row, although two readers may find it. */
const unique = (bad: readonly BadInput[]): BadInput[] => [...new Map(bad.map((one) => [one.row, one])).values()];

/** A change of the schedule does not concern matches that are over. */
const SETTLED: readonly number[] = [RawStatus.finished, RawStatus.abandoned, RawStatus.cancelled];

/** A postponed or an interrupted match may get another kick-off, but one that was interrupted has started. */
function takes(change: 'modify' | 'delete', { status }: FeedFixture): boolean {
  if (matchState(status) === MatchState.live || SETTLED.includes(status)) return false;
  return change === 'modify' || status !== RawStatus.interrupted;
}

/**
 * Whether a match that is over would be played again, or would be in a part that it has left. A row that says that it is
 * newer may do the latter.
 */
function goesBack(before: FeedFixture, after: FeedFixture, isNewer: boolean): boolean {
  if (SETTLED.includes(before.status)) return !SETTLED.includes(after.status);
  return !isNewer && matchState(before.status) === MatchState.live && after.status >= 0 && after.status < before.status;
}

/** A time of each match of an answer, by match id. */
function timesIn(data: unknown, field: string): Map<string, number> {
  const rows = Array.isArray(data) ? data.filter(isFields) : [];
  return new Map(
    rows.flatMap((row) => {
      const [matchId, at] = [id(row['matchId']), instant(row[field])];
      return matchId !== undefined && at !== undefined ? [[matchId, at]] : [];
    }),
  );
}

const scored = (list: readonly FeedEvent[]): FeedEvent[] => withScores(byMinute(list));

/** Whether a match is being played, or may be: its kick-off is near and its end is not known, or it may go on. */
export function isUnderWay({ status, kickOff }: FeedFixture, now: number): boolean {
  const since = now - kickOff.getTime();
  if (matchState(status) === MatchState.live) return since < 8 * HOUR_MS;
  if (since <= -SOON_MS) return false;
  return status === RawStatus.interrupted
    ? since < 8 * HOUR_MS
    : status === RawStatus.notStarted && since < 4 * HOUR_MS;
}

const HOUR_MS = 3_600_000;
const SOON_MS = 600_000;
