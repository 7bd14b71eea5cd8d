import {
  type Anchor,
  type Fixture,
  type Freshness,
  FUTURE_MATCH_STATUS,
  type Host,
  type LiveLink,
  type LiveRoom,
  type LiveTotals,
  MatchState,
} from '@khandai/contracts';
import type { Clock } from '@khandai/runtime';
import { TtlCache } from '../../platform/ttl-cache.js';
import { LATE_MS } from '../fixtures/match-state.js';
import { fixtureKeys } from '../fixtures/fixture-link.js';
import type { FixtureRow } from '../fixtures/fixture-query.js';
import { FixtureNotFound } from '../fixtures/fixture-faults.js';
import type { FixtureRepository, HostRow } from '../fixtures/fixture-repository.js';
import type { LinkRow, LiveRepository } from './live-repository.js';
import { toCommentator, toFixture, withHosts } from '../fixtures/fixture-wire.js';
import type { OnlineCounts } from '../fixtures/online-counts.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const UPCOMING_DAYS = 7;
const ENDED_DAYS = 2;
const OTHERS = 20;
const OPEN = 200;
/**
 * Every page reads the coming fixtures, and they change only by the hour; a fixture that kicks off appears in the live
 * list.
 */
const COMING_TTL_MS = 5_000;
/** Scores are asked for at least once a minute while a match is played. */
const LATE_SCORES_MS = 150_000;

interface FixtureList {
  total: number;
  list: Fixture[];
}

export interface LiveServiceDeps {
  repository: LiveRepository;
  fixtures: FixtureRepository;
  counts: OnlineCounts;
  clock: Clock;
}

/** Live and coming fixtures, and the rooms to watch them in. */
export class LiveService {
  readonly #coming: TtlCache<FixtureList>;
  readonly #freshness: TtlCache<Freshness>;

  constructor(private readonly deps: LiveServiceDeps) {
    this.#coming = new TtlCache({ clock: deps.clock, ttlMs: COMING_TTL_MS });
    this.#freshness = new TtlCache({ clock: deps.clock, ttlMs: COMING_TTL_MS });
  }

  /** `mode` is a sport; 0 means all sports. */
  async totals(mode: number): Promise<LiveTotals> {
    const rows = await this.deps.repository.live(this.#now());
    const list = (await this.#fixtures(rows)).sort(byInterest);
    const ofMode = mode === 0 ? list : list.filter(({ sportType }) => sportType === mode);
    return { totalLive: list.length, totalMode: ofMode.length, list: ofMode };
  }

  /** Late: a match of a provider is played, and its scores are older than they may be. */
  freshness(): Promise<Freshness> {
    return this.#freshness.get('', async () => {
      const now = this.#now();
      const { scoresAt, underWay } = await this.deps.repository.freshness(now);
      const age = now.getTime() - (scoresAt?.getTime() ?? 0);
      return { late: underWay && age > LATE_SCORES_MS, scoresAt: scoresAt?.toISOString() ?? null };
    });
  }

  /** Status 20 (or 1) is coming, 2 live, 3 ended; any other returns no fixtures. */
  async featured(status: number, pageSize: number): Promise<FixtureList> {
    const now = this.deps.clock.now();
    if (status === FUTURE_MATCH_STATUS || status === MatchState.coming) {
      const { total, list } = await this.#comingList();
      return { total, list: list.slice(0, pageSize) };
    }
    if (status === MatchState.ended)
      return this.#list(await this.deps.repository.ended(new Date(now - ENDED_DAYS * DAY), this.#now(), pageSize));
    if (status !== MatchState.live) return { total: 0, list: [] };
    const { totalLive, list } = await this.totals(0);
    return { total: totalLive, list: list.slice(0, pageSize) };
  }

  /** Live fixtures and the coming ones of the next days, soonest first: those that are open for bets. */
  async open(): Promise<Fixture[]> {
    const now = this.deps.clock.now();
    const live = await this.deps.repository.live(this.#now());
    const coming = await this.deps.repository.coming(
      new Date(now - LATE_MS),
      new Date(now + UPCOMING_DAYS * DAY),
      OPEN,
    );
    const list = await this.#fixtures([...live, ...coming.rows]);
    return list.sort((a, b) => a.kickOff.localeCompare(b.kickOff) || a.fixtureId.localeCompare(b.fixtureId));
  }

  /** Throws FixtureNotFound. */
  async fixture(idOrLink: string): Promise<Fixture> {
    const row = await this.#find(idOrLink);
    return toFixture(row, await this.deps.fixtures.hosts([row.fixture.fixtureId]), this.deps.counts);
  }

  /** Throws FixtureNotFound. */
  async idOf(idOrLink: string): Promise<string> {
    return (await this.#find(idOrLink)).fixture.fixtureId;
  }

  /** Rooms in which a live fixture is watched: those of its commentators, and its own. */
  async roomsOnAir(): Promise<number[]> {
    const rows = await this.deps.repository.live(this.#now());
    const hosts = await this.deps.fixtures.hosts(rows.map(({ fixture }) => fixture.fixtureId));
    // The own room of a fixture is stored when the first user enters it, and stays when a commentator joins later.
    return [...new Set([...hosts.map(({ groupId }) => groupId), ...rows.flatMap(({ roomId }) => roomId ?? [])])];
  }

  async liveCount(leagueId?: string): Promise<number> {
    const counts = await this.deps.repository.liveCounts(this.#now(), leagueId);
    return [...counts.values()].reduce((sum, total) => sum + total, 0);
  }

  /** Throws FixtureNotFound. */
  async room(idOrLink: string): Promise<LiveRoom> {
    const { repository, fixtures, counts } = this.deps;
    const row = await this.#find(idOrLink);
    const { fixtureId, location, season, phase } = row.fixture;
    const [own, links, events, stats, shots, kicks, lineUps, commentary] = await Promise.all([
      fixtures.hosts([fixtureId]),
      repository.links(fixtureId),
      repository.events(fixtureId),
      repository.stats(fixtureId),
      repository.shots(fixtureId),
      repository.kicks(fixtureId),
      repository.lineUps(fixtureId),
      repository.commentary(fixtureId),
    ]);
    const hosts = await this.#hosts(row, own, links);
    const boards = await repository.boards(
      row.fixture,
      hosts.map(({ groupId }) => groupId),
      this.#now(),
    );
    return {
      fixture: toFixture(row, own, counts),
      location,
      season,
      phase,
      events: events.map(({ fixtureId: _, ...event }) => event),
      stats: stats.map(({ type, home, away }) => ({ type, home, away })),
      shots,
      kicks,
      lineUps,
      commentary: commentary.map(({ fixtureId: _, ...line }) => line),
      hosts,
      boards,
    };
  }

  /** Commentators of a fixture, with their streams. Throws FixtureNotFound. */
  async hosts(idOrLink: string): Promise<Host[]> {
    const { repository, fixtures } = this.deps;
    const row = await this.#find(idOrLink);
    const { fixtureId } = row.fixture;
    const hosts = await fixtures.hosts([fixtureId]);
    return this.#hosts(row, hosts, await repository.links(fixtureId));
  }

  /** A commentator's fixtures that are not over, soonest first. */
  async hostedBy(userId: number): Promise<Fixture[]> {
    return this.#fixtures(await this.deps.repository.hostedBy(userId, this.#now()));
  }

  /** The commentator's own fixtures come first. Throws FixtureNotFound. */
  async others(fixtureId: string, userId?: number): Promise<FixtureList> {
    const row = await this.#find(fixtureId);
    const rows = await this.deps.repository.others(row.fixture.fixtureId, this.#now(), OTHERS);
    const list = (await this.#fixtures(rows)).sort(
      (a, b) => Number(isBy(b, userId)) - Number(isBy(a, userId)) || b.state - a.state || byInterest(a, b),
    );
    return { total: list.length, list };
  }

  async anchors(): Promise<{ total: number; list: Anchor[] }> {
    const rows = await this.deps.repository.anchors(this.#now());
    const list = rows
      .map(({ roomName: _, ...anchor }) => anchor)
      .sort((a, b) => Number(b.fixtureId !== null) - Number(a.fixtureId !== null));
    return { total: list.length, list };
  }

  /** Hosts of a fixture, and fixtures of a commentator; each only if its id is given. */
  async anchorSchedule(fixtureId?: string, userId?: number): Promise<{ hosts: Host[]; fixtures: Fixture[] }> {
    const hosts = fixtureId === undefined ? [] : await this.hosts(fixtureId);
    const fixtures = userId === undefined ? [] : await this.hostedBy(userId);
    return { hosts, fixtures };
  }

  /** The first OPEN fixtures of the coming days, hot ones first. */
  #comingList(): Promise<FixtureList> {
    const now = this.deps.clock.now();
    return this.#coming.get('coming', async () =>
      this.#list(await this.deps.repository.coming(new Date(now - LATE_MS), new Date(now + UPCOMING_DAYS * DAY), OPEN)),
    );
  }

  #fixtures(rows: readonly FixtureRow[]): Promise<Fixture[]> {
    return withHosts(rows, this.deps);
  }

  async #list({ total, rows }: { total: number; rows: FixtureRow[] }): Promise<FixtureList> {
    return { total, list: await this.#fixtures(rows) };
  }

  async #find(idOrLink: string): Promise<FixtureRow> {
    const row = await this.deps.fixtures.find(fixtureKeys(idOrLink));
    if (!row) throw new FixtureNotFound();
    return row;
  }

  async #hosts(row: FixtureRow, hosts: readonly HostRow[], links: readonly LinkRow[]): Promise<Host[]> {
    const { counts, repository } = this.deps;
    const vips = await repository.vipRooms(hosts.map(({ userId }) => userId));
    const vipOf = (vipGroupId: number | undefined) => (vipGroupId === undefined ? {} : { vipGroupId });
    const linksOf = (userId: number | null) => links.filter((link) => link.userId === userId).map(toLink);
    const ofCommentators = hosts.map((host) => ({
      commentator: toCommentator(host),
      groupId: host.groupId,
      roomName: host.roomName,
      links: linksOf(host.userId),
      viewers: counts.online(host.groupId),
      guestsWrite: host.guestsWrite,
      ...(host.broadcast && { broadcast: host.broadcast }),
      ...vipOf(vips.get(host.userId)),
    }));
    // If the fixture already had its own room before a commentator chose it, that room stays, with its streams.
    if (ofCommentators.length > 0 && row.roomId === null) return ofCommentators;
    const { groupId } = row.fixture;
    const ownRoom = {
      groupId,
      roomName: `${row.home.name} – ${row.away.name}`,
      links: linksOf(null),
      viewers: counts.online(groupId),
      guestsWrite: row.guestsWrite ?? true,
    };
    return [...ofCommentators, { commentator: null, ...ownRoom }];
  }

  #now(): Date {
    return new Date(this.deps.clock.now());
  }
}

const toLink = ({ linkId, name, kind, url, licence }: LinkRow): LiveLink => ({ linkId, name, kind, url, licence });

const isBy = ({ commentators }: Fixture, userId: number | undefined): boolean =>
  commentators.some((one) => one.userId === userId);

/** Hot fixtures first, then by viewers, then by kick-off. */
function byInterest(a: Fixture, b: Fixture): number {
  return (
    Number(b.hot) - Number(a.hot) ||
    b.viewers - a.viewers ||
    a.kickOff.localeCompare(b.kickOff) ||
    a.fixtureId.localeCompare(b.fixtureId)
  );
}
