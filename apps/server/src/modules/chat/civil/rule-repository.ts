import { eq } from 'drizzle-orm';
import type { RoomState } from '@khandai/contracts';
import type { Database, Db } from '../../../platform/database/database.js';
import { chatRooms, roomRules } from '../../../platform/database/schema.js';
import { addLog, type NewLogRow } from './moderation-log-repository.js';

/** What moderators set in a room. */
export type RoomSettings = Omit<RoomState, 'pinned' | 'poll'> & { readonly pinnedMessageId: number | null };

const DEFAULTS: Omit<RoomSettings, 'membersOnly'> = {
  slowSeconds: 0,
  followersOnly: false,
  emojiOnly: false,
  newcomersClosed: false,
  reviewHeld: false,
  closed: false,
  rules: '',
  pinnedMessageId: null,
};

/** SQL for the settings of rooms. */
export class RuleRepository {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  /** The rooms of a commentator. */
  async roomsOf(authorId: number): Promise<number[]> {
    const own = await this.database.db
      .select({ groupId: chatRooms.groupId })
      .from(chatRooms)
      .where(eq(chatRooms.authorId, authorId));
    return own.map(({ groupId }) => groupId);
  }

  /** The room's own rules, one each; empty for a room without any. */
  async rulesOf(groupId: number): Promise<string[]> {
    const [found] = await this.database.db
      .select({ rules: roomRules.rules })
      .from(roomRules)
      .where(eq(roomRules.groupId, groupId));
    return (found?.rules ?? '').split('\n').filter((rule) => rule.trim() !== '');
  }

  /**
   * Changes a room's settings, one change after another. `decide` gets the current ones and returns what to change with the
   * row of the log; nothing is stored when it returns undefined.
   */
  change(
    groupId: number,
    decide: (now: RoomSettings) => { readonly set: Partial<RoomSettings>; readonly log: NewLogRow } | undefined,
  ): Promise<boolean> {
    return this.database.db.transaction(async (tx) => {
      const current = await settings(tx, groupId);
      const decided = current && decide(current);
      if (!decided) return false;
      await addLog(tx, decided.log);
      const { membersOnly, ...rules } = { ...current, ...decided.set };
      await tx.update(chatRooms).set({ guestsWrite: !membersOnly }).where(eq(chatRooms.groupId, groupId));
      await tx
        .insert(roomRules)
        .values({ groupId, ...rules })
        .onConflictDoUpdate({ target: roomRules.groupId, set: rules });
      return true;
    });
  }
}

async function settings(tx: Db, groupId: number): Promise<RoomSettings | undefined> {
  const [room] = await tx
    .select({ guestsWrite: chatRooms.guestsWrite })
    .from(chatRooms)
    .where(eq(chatRooms.groupId, groupId))
    .for('update');
  if (!room) return undefined;
  const [found] = await tx.select().from(roomRules).where(eq(roomRules.groupId, groupId));
  const { groupId: _id, ...rules } = found ?? { groupId, ...DEFAULTS };
  return { ...rules, membersOnly: !room.guestsWrite };
}
