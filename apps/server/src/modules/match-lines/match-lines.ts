import { type ChatMessage, type MatchLine, SystemMessage } from '@khandai/contracts';
import type { Bus } from '../../platform/bus/bus.js';
import type { Clock } from '../../platform/clock.js';
import type { Database, Db } from '../../platform/database/database.js';
import type { Identity } from '../../platform/http/caller.js';
import type { Log } from '../../platform/log.js';
import { siteMessage } from '../../platform/site-message.js';
import type { FeedEvent, FeedFixture } from '../fixtures/feed.js';
import { lineChanges, type Standing } from './line-changes.js';
import { LineRepository } from './line-repository.js';

export interface MatchLinesDeps {
  readonly database: Pick<Database, 'db'>;
  readonly bus: Pick<Bus, 'publish'>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'error'>;
  /** Throws unless the reader may see the room. */
  readonly room: (
    groupId: number,
    reader: Identity | null,
  ) => Promise<{ readonly authorId: number | null; readonly fixtureId: string | null }>;
  /** The bus channel of a room's messages. */
  readonly channelOf: (groupId: number) => string;
}

/** Rooms show the lines of this long. */
const SHOWN_MS = 12 * 3_600_000;

/** Says goals, red cards and ends of matches in the rooms of the matches. */
export class MatchLines {
  constructor(private readonly deps: MatchLinesDeps) {}

  /** What is stored of these fixtures, before a batch changes them. */
  async before(db: Db, list: readonly FeedFixture[]): Promise<ReadonlyMap<string, Standing>> {
    return list.length === 0 ? new Map() : new LineRepository(db).standings(list.map(({ fixtureId }) => fixtureId));
  }

  /** Stores the lines of the changes inside the transaction that makes the changes. Returns the ids of changed lines. */
  async save(
    db: Db,
    before: ReadonlyMap<string, Standing>,
    {
      fixtures,
      events,
    }: { fixtures: readonly FeedFixture[]; events: readonly { fixtureId: string; list: readonly FeedEvent[] }[] },
    at: Date,
  ): Promise<number[]> {
    const lines = new LineRepository(db);
    const saved: number[] = [];
    for (const fixture of fixtures) {
      const { fixtureId, homeScore, awayScore } = fixture;
      const own = events.find((group) => group.fixtureId === fixtureId)?.list;
      const changes = lineChanges(before.get(fixtureId), fixture, own);
      if (changes.said.length + changes.cancelled.length === 0) continue;
      const scores = { homeScore: homeScore ?? 0, awayScore: awayScore ?? 0 };
      saved.push(...(await lines.save({ fixtureId, ...scores, ...changes }, at)));
    }
    return saved;
  }

  /** Sends changed lines to the rooms of their matches. Never rejects: they are stored, and readers get them with the room. */
  async announce(lineIds: readonly number[]): Promise<void> {
    if (lineIds.length === 0) return;
    const { database, bus, channelOf, log } = this.deps;
    const repository = new LineRepository(database.db);
    try {
      for (const line of await repository.byIds(lineIds))
        for (const groupId of await repository.roomsOf(line.fixtureId))
          await bus.publish(channelOf(groupId), JSON.stringify(messageOf(line, groupId)));
    } catch (error) {
      log.error({ err: error }, 'lines of matches were stored, but not sent');
    }
  }

  /** The lines of the last hours in a room, oldest first. */
  async list(groupId: number, reader: Identity | null): Promise<{ list: MatchLine[] }> {
    const { database, clock, room } = this.deps;
    const found = await room(groupId, reader);
    return { list: await new LineRepository(database.db).ofRoom(found, new Date(clock.now() - SHOWN_MS)) };
  }
}

const messageOf = (line: MatchLine, groupId: number): ChatMessage => ({
  ...siteMessage({
    ...{ groupId, uuid: `line-${line.lineId}${line.cancelled ? '-x' : ''}`, createdAt: line.at },
    ...{ systemMessage: SystemMessage.matchEvent, simulated: line.simulated },
  }),
  matchEvent: line,
});
