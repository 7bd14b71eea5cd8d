import type { DeskOverview } from '@khandai/contracts';
import { and, eq, gte } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { chatMessages, fixtureOverrides, fixtures, users } from '../../platform/database/schema.js';
import { isPlaying } from '../fixtures/fixture-query.js';

export interface Moments {
  readonly now: Date;
  readonly minuteAgo: Date;
  /** When the day began in Vietnam. */
  readonly today: Date;
}

type Figures = Pick<DeskOverview, 'liveMatches' | 'messagesPerMinute' | 'registeredToday' | 'overrides'>;

/** SQL of the figures that the desk opens with. */
export class OverviewRepository {
  constructor(private readonly database: Pick<Database, 'longRead'>) {}

  figures({ now, minuteAgo, today }: Moments): Promise<Figures> {
    return this.database.longRead(async (db) => ({
      liveMatches: await db.$count(fixtures, isPlaying(now)),
      messagesPerMinute: await db.$count(
        chatMessages,
        and(gte(chatMessages.createdAt, minuteAgo), eq(chatMessages.systemMessage, 0)),
      ),
      registeredToday: await db.$count(
        users,
        and(gte(users.createdAt, today), eq(users.guest, false), eq(users.simulated, false)),
      ),
      overrides: await db.$count(fixtureOverrides),
    }));
  }
}
