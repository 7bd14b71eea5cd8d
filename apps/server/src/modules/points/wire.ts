import type { Db } from '../../platform/database/database.js';
import { requireIdentity } from '../../platform/http/access.js';
import type { Handlers } from '../../platform/http/handlers.js';
import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { ChatDayQuery } from './chat-day-query.js';
import { ChatPoints } from './chat-points.js';
import { PointBook, type PointBookDeps } from './point-book.js';
import { PointBookQuery } from './point-book-query.js';
import { PointsAudit } from './points-audit.js';
import { PointsRepository, type Posting } from './points-repository.js';
import { WatchDayRepository } from './watch-day-repository.js';
import { WatchPoints, type WatchPointsDeps } from './watch-points.js';

type PointsDeps = Pick<Platform, 'config' | 'database' | 'clock' | 'log'> & {
  readonly presence: WatchPointsDeps['presence'];
  readonly matches: { roomsOnAir(): Promise<readonly number[]> };
  readonly addMinutes: WatchPointsDeps['addMinutes'];
  readonly giftName: PointBookDeps['giftName'];
};

type PointCall = 'GET /au/api/user/point/list' | 'GET /au/api/user/point/csv' | 'GET /au/api/user/point/summary';

/** The ledger of points and experience. */
export function wire({ config, database, clock, log, presence, matches, addMinutes, giftName }: PointsDeps) {
  const points = new PointsRepository(database.db);
  const watchDays = new WatchDayRepository(database);
  const watching = new WatchPoints({
    rooms: () => matches.roomsOnAir(),
    presence,
    ledger: points,
    addMinutes,
    countMinute: (userIds, at) => watchDays.count(userIds, at),
    clock,
    log,
  });
  const chatting = new ChatPoints({ days: new ChatDayQuery(database), ledger: points, clock, log });
  /** Closes an account inside another module's transaction. */
  const closePoints = (tx: Db, userId: number, at: Date): Promise<void> => new PointsRepository(tx).close(userId, at);
  /** Posts changes inside another module's transaction. */
  const postIn = (tx: Db, postings: readonly Posting[], at: Date): Promise<readonly string[]> =>
    new PointsRepository(tx).post(postings, at);
  /** What a member has, inside another module's transaction. */
  const pointsIn = async (tx: Db, userId: number): Promise<number> =>
    (await new PointsRepository(tx).balances(userId)).points;
  /** Gives a new member the points that members start with, once. */
  const welcome = async (userId: number): Promise<void> => {
    const amount = config.welcomePoints;
    const posting = { userId, unit: 'points', cause: 'welcome', reference: 'users', key: `welcome:${userId}` } as const;
    if (amount > 0) await points.post([{ ...posting, amount }], new Date(clock.now()));
  };
  const book = new PointBook({ entries: new PointBookQuery(database), points, giftName, clock });
  const handlers: Handlers<PointCall> = {
    'GET /au/api/user/point/list': ({ query }, caller) => {
      const { flow = 'all', cause, before, pageSize = 20 } = query;
      return book.list(requireIdentity(caller).userId, { flow, cause, before, limit: pageSize });
    },
    'GET /au/api/user/point/csv': ({ query: { flow = 'all', cause, hidesScores = false } }, caller) =>
      book.file(requireIdentity(caller).userId, { flow, cause, hidesScores }),
    'GET /au/api/user/point/summary': (_input, caller) => book.summary(requireIdentity(caller).userId),
  };
  return {
    handlers,
    jobs: [watching.job, chatting.job, new PointsAudit({ ledger: points, log }).job],
    ports: { points, closePoints, postIn, pointsIn, welcome },
  } satisfies Module;
}
