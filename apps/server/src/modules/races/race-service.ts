import type { Race, RaceBoard, RaceLimits, RacePick } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import { SharedReads } from '../../platform/shared-reads.js';
import * as faults from './race-faults.js';
import { hasStarted, type PickedRace, type RacePickRepository } from './race-pick-repository.js';
import { type PostIn, stakeOf } from './race-points.js';
import type { RaceQuery, RaceRow } from './race-query.js';
import { marbleIn, toRace, toRacePick } from './race-rows.js';

export interface RaceRequest {
  readonly raceId: number;
  readonly marbleId: number;
  readonly stake: number;
  readonly uuid: string;
}

export interface RaceServiceDeps {
  readonly races: RaceQuery;
  readonly picks: RacePickRepository;
  readonly points: { balances(userId: number): Promise<{ points: number }> };
  readonly postIn: PostIn;
  readonly limits: RaceLimits;
  readonly clock: Pick<Clock, 'now' | 'sleep'>;
}

/** Races with how many members picked each marble: the same for all readers. */
interface PublicRaces {
  readonly rows: readonly RaceRow[];
  readonly picks: Awaited<ReturnType<RaceQuery['picks']>>;
}

interface Page<T> {
  readonly list: T[];
  /** `before` of the next page; null at the end. */
  readonly next: number | null;
}

/** Races for readers, and picks of their winners. `userId` is null for a caller who is no member. */
export class RaceService {
  /** A start or a finish brings all viewers at once. */
  readonly #boards: SharedReads<PublicRaces>;

  constructor(private readonly deps: RaceServiceDeps) {
    this.#boards = new SharedReads({ clock: deps.clock });
  }

  async board(userId: number | null): Promise<RaceBoard> {
    const { races, points, limits } = this.deps;
    const [now, shown, balances] = await Promise.all([
      races.now(),
      this.#boards.get('board', async () => this.#withPicks(await races.board())),
      userId === null ? null : points.balances(userId),
    ]);
    const list = await this.#forReader(shown, userId);
    const isOver = ({ state }: Race) => state === 'finished' || state === 'void';
    return {
      now: now.toISOString(),
      current: list.find(({ state }) => state === 'racing') ?? null,
      next: list.filter(({ state }) => state === 'waiting'),
      last: list.find(isOver) ?? null,
      limits,
      points: balances?.points ?? null,
    };
  }

  async over(userId: number | null, before: number | undefined, limit: number): Promise<Page<Race>> {
    const read = async () => this.#withPicks(await this.deps.races.over(before, limit + 1));
    // After a finish all viewers read the first page.
    const { rows, picks } = await (before === undefined ? this.#boards.get(`over:${limit}`, read) : read());
    const list = await this.#forReader({ rows: rows.slice(0, limit), picks }, userId);
    return { list, next: rows.length > limit ? (list.at(-1)?.raceId ?? null) : null };
  }

  /** Throws the fault of an unknown race. */
  async one(userId: number | null, raceId: number): Promise<Race> {
    const row = await this.deps.races.one(raceId);
    const [race] = await this.#toRaces(row ? [row] : [], userId);
    if (!race) throw faults.raceNotFound();
    return race;
  }

  /** Throws the faults of races, and NotEnoughPoints. A repeated request gets the first pick. */
  async place(userId: number, request: RaceRequest): Promise<{ pick: RacePick; race: Race; points: number }> {
    const { picks, points } = this.deps;
    const picked = await picks.oneByOne(userId, async (tx) => {
      const sent = await picks.ofUuid(tx, userId, request.uuid);
      return sent ? sameAs(sent, request) : this.#pay(tx, userId, request);
    });
    const [race, balances] = await Promise.all([this.one(userId, request.raceId), points.balances(userId)]);
    return { pick: toRacePick(picked), race, points: balances.points };
  }

  /** Newest first. */
  async mine(userId: number, before: number | undefined, limit: number): Promise<Page<RacePick>> {
    const rows = await this.deps.picks.page(userId, before, limit + 1);
    const list = rows.slice(0, limit).map(toRacePick);
    return { list, next: rows.length > limit ? (list.at(-1)?.pickId ?? null) : null };
  }

  /** Checks the race and the limits while member and race are locked, and takes the stake with the pick. */
  async #pay(tx: Db, userId: number, { raceId, marbleId, stake, uuid }: RaceRequest): Promise<PickedRace> {
    const { picks, limits, postIn } = this.deps;
    if (stake < limits.min || stake > limits.max) throw faults.raceStake(limits);
    const found = await picks.lockedRace(tx, raceId);
    if (!found) throw faults.raceNotFound();
    const { race, now } = found;
    if (now < race.picksOpenAt) throw faults.raceNotOpen();
    if (hasStarted(found)) throw faults.raceLocked();
    if (!marbleIn(race.marbles, marbleId)) throw faults.raceNoMarble(marbleId);
    const before = await picks.staked(tx, userId, raceId);
    if (before.marbleId !== null && before.marbleId !== marbleId)
      throw faults.raceOtherMarble(marbleIn(race.marbles, before.marbleId)?.name ?? String(before.marbleId));
    const left = limits.perRace - before.total;
    if (stake > left) throw faults.raceLimit(limits.perRace, Math.max(0, left));
    const pick = await picks.insert(tx, { raceId, userId, uuid, marbleId, stake, placedAt: now });
    const picked = { pick, race };
    await postIn(tx, [stakeOf(picked)], now);
    return picked;
  }

  async #toRaces(rows: readonly RaceRow[], userId: number | null): Promise<Race[]> {
    return this.#forReader(await this.#withPicks(rows), userId);
  }

  async #withPicks(rows: readonly RaceRow[]): Promise<PublicRaces> {
    return { rows, picks: await this.deps.races.picks(rows.map(({ raceId }) => raceId)) };
  }

  async #forReader({ rows, picks }: PublicRaces, userId: number | null): Promise<Race[]> {
    const mine = await this.deps.races.mine(
      userId,
      rows.map(({ raceId }) => raceId),
    );
    return rows.map((row) => {
      const own = picks.filter(({ raceId }) => raceId === row.raceId);
      const picksOf = (id: number) => own.find(({ marbleId }) => marbleId === id)?.members ?? 0;
      return toRace(row, picksOf, mine.get(row.raceId));
    });
  }
}

/** The pick of a request that came before. */
function sameAs(sent: PickedRace, request: RaceRequest): PickedRace {
  const keys = ['raceId', 'marbleId', 'stake'] as const;
  if (keys.some((key) => sent.pick[key] !== request[key])) throw faults.raceUuidUsed();
  return sent;
}
