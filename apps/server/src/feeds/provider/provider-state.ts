import { DAY_MS } from '@khandai/calendar';
import { RawStatus } from '@khandai/contracts';
import { applyChange, type Odds, rowKey } from '@khandai/odds-parser';
import type { Clock } from '@khandai/runtime';
import type { BadInput, FeedBatch, FeedEvent, FeedFixture } from '../../modules/fixtures/feed.js';
import { nearKickOff } from '../input/kick-off.js';
import { eachRow, needed } from '../input/read-rows.js';
import { type Fields, id, isFields, text } from '../input/read-values.js';
import { companyName } from '../recording/companies.js';
import { byMinute, withScores } from '../recording/match-story.js';
import { parseEvents, parseLineUps } from '../recording/record-details.js';
import { parseStats } from '../recording/record-parser.js';
import { EventLists } from './event-lists.js';
import { changedFixture, fullFixture, ownId, scheduleChange } from './match-rows.js';
import { MatchTimes, takesChange } from './match-times.js';
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
/** The provider repeats a deletion for twelve hours; what is known of its match outlives that. */
const REMOVED_KEPT_MS = DAY_MS;

export interface ProviderStateDeps {
  readonly stored: Pick<
    StoredStateRepository,
    'fixtures' | 'events' | 'shots' | 'odds' | 'leagueNames' | 'saveLeagueNames' | 'saveAdjustments' | 'saveTable'
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
  /** When each match was removed that may come back: a full row that is older than the deletion must not bring it. */
  readonly #removed = new Map<string, number>();
  readonly #companies = new Set<number>();
  readonly #times: MatchTimes;
  readonly #eventLists = new EventLists();
  readonly #shotLists = new EventLists();

  constructor(private readonly deps: ProviderStateDeps) {
    this.#times = new MatchTimes(deps.clock);
  }

  /** Reads what earlier runs stored. */
  async load(): Promise<void> {
    const { stored, clock } = this.deps;
    const now = clock.now();
    const fixtures = await stored.fixtures(new Date(now - DAYS_BACK * DAY_MS), new Date(now + DAYS_AHEAD * DAY_MS));
    const { own, unneeded } = ofSource(fixtures, (fixtureId) => !fixtureId.startsWith(FOOTBALL_DATA_PREFIX), now);
    this.#matches = new Map(own.map((fixture) => [fixture.fixtureId, fixture]));
    this.#unneeded = unneeded;
    this.#times.load(own);
    const played = own.filter(({ kickOff }) => kickOff.getTime() <= now).map(({ fixtureId }) => fixtureId);
    for (const [fixtureId, events] of await stored.events(played)) this.#eventLists.load(fixtureId, events);
    for (const [fixtureId, ids] of await stored.shots(played)) this.#shotLists.loadShots(fixtureId, ids);
    this.#odds = new Map((await stored.odds([...this.#matches.keys()])).map((odds) => [rowKey(odds), odds]));
    this.#names = await stored.leagueNames();
  }

  get matches(): Iterable<FeedFixture> {
    return this.#matches.values();
  }

  /** Rows of the schedule, of livescores or of changes of the schedule: they have the same columns. */
  fullRows(data: unknown, file: string): FeedBatch {
    const { list, bad } = eachRow(data, file, (row) => {
      const matchId = id(row['matchId']) ?? '';
      // Of a match that was removed the time of its deletion is known.
      if (this.#times.isOutdated(row, matchId)) return undefined;
      const before = this.#matches.get(matchId);
      const fixture = this.#named(fullFixture(this.#withNames(row, before), before));
      nearKickOff(fixture.kickOff, this.deps.clock.now());
      return this.#times.stamped(row, fixture);
    });
    const fixtures = list.filter((fixture) => fixture !== undefined);
    for (const fixture of fixtures) this.#matches.set(fixture.fixtureId, fixture);
    this.#forget();
    return { fixtures, removed: fixtures.length > 0 ? this.#unneeded.splice(0) : [], bad };
  }

  /**
   * Rows without names of matches that the schedule has; others are left to the next full answer, and so is a row by which
   * a match or its score goes back: it is late, or a correction, which full rows have too.
   */
  changes(data: unknown, file: string): FeedBatch {
    const { list, bad } = eachRow(data, file, (row) => {
      const matchId = ownId(row['matchId'], 'matchId');
      const before = this.#matches.get(matchId);
      if (!before || this.#times.isOutdated(row, matchId)) return undefined;
      const fixture = changedFixture(row, before);
      nearKickOff(fixture.kickOff, this.deps.clock.now());
      return this.#times.isLeftToFull(row, before, fixture) ? undefined : this.#times.stampedChange(row, fixture);
    });
    const fixtures = list.filter((fixture) => fixture !== undefined);
    for (const fixture of fixtures) this.#matches.set(fixture.fixtureId, fixture);
    return { fixtures, bad };
  }

  /**
   * Moved matches get their new kick-off. One that is deleted and has not started counts as cancelled, for those who booked
   * it, and is removed if there are none. The answer has the changes of twelve hours: those that were applied, or that a
   * full row has overtaken, change nothing.
   */
  modified(data: unknown, file: string): FeedBatch {
    const { list, bad } = eachRow(data, file, (row) => ({
      matchId: ownId(row['matchId'], 'matchId'),
      change: scheduleChange(row, this.deps.clock.now()),
    }));
    const moved = new Map<string, FeedFixture>();
    for (const { matchId, change } of list.sort((a, b) => (a.change.at ?? 0) - (b.change.at ?? 0))) {
      const before = this.#matches.get(matchId);
      if (!before || !takesChange(change.type, before) || this.#times.isPastChange(matchId, change)) continue;
      const fixture = this.#times.stampedSchedule(
        change,
        change.type === 'delete' ? { ...before, status: RawStatus.cancelled } : { ...before, kickOff: change.kickOff },
      );
      moved.set(matchId, fixture);
      this.#matches.set(matchId, fixture);
    }
    const fixtures = [...moved.values()];
    const removed = fixtures.filter(({ status }) => status === RawStatus.cancelled).map(({ fixtureId }) => fixtureId);
    if (removed.length > 0) this.#remove(removed);
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
    const newest = this.#times.newestStats(data, this.#known(list));
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
    return this.#times.isOlderPrice(odds, this.#odds.get(rowKey(odds)));
  }

  /** Matches that the provider took off the schedule. Their times stay for a while. */
  #remove(removed: readonly string[]): void {
    this.#drop(removed);
    for (const fixtureId of removed) this.#removed.set(fixtureId, this.deps.clock.now());
    this.#oddsAnswers.forget();
  }

  /** Matches that ended long ago, with their prices, and the times of those that were removed and did not come back. */
  #forget(): void {
    const now = this.deps.clock.now();
    const old = [...this.#matches.values()].filter(({ kickOff }) => kickOff.getTime() < now - DAYS_BACK * DAY_MS);
    this.#drop(old.map(({ fixtureId }) => fixtureId));
    for (const { fixtureId } of old) this.#times.delete(fixtureId);
    for (const [fixtureId, at] of this.#removed) {
      if (now - at < REMOVED_KEPT_MS) continue;
      this.#removed.delete(fixtureId);
      if (!this.#matches.has(fixtureId)) this.#times.delete(fixtureId);
    }
  }

  /** Everything of these matches but their times. */
  #drop(ids: readonly string[]): void {
    if (ids.length === 0) return;
    const dropped = new Set(ids);
    for (const fixtureId of dropped)
      for (const known of [this.#matches, this.#eventLists, this.#shotLists]) known.delete(fixtureId);
    for (const [key, { matchId }] of this.#odds) if (dropped.has(matchId)) this.#odds.delete(key);
  }
}

/** One fault of each row, although two readers may find it. */
const unique = (bad: readonly BadInput[]): BadInput[] => [...new Map(bad.map((one) => [one.row, one])).values()];

const scored = (list: readonly FeedEvent[]): FeedEvent[] => withScores(byMinute(list));
