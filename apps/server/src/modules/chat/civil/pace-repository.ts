import type { Database } from '../../../platform/database/database.js';

/** SQL for slow mode. */
export class PaceRepository {
  constructor(private readonly database: Pick<Database, 'query'>) {}

  /**
   * Takes the user's turn and returns 0, or takes none and returns the milliseconds until the next. One statement checks and
   * counts, so parallel messages, also on several processes, have one turn. A turn is never further away than the room's
   * seconds now say, also if they were more before.
   */
  async takeTurn(groupId: number, userId: number, seconds: number, now: number): Promise<number> {
    const next = new Date(now + seconds * 1000).toISOString();
    const taken = await this.database.query(
      TAKE_TURN,
      [groupId, userId, new Date(now).toISOString(), next],
      'chat_turn',
    );
    if (taken.length > 0) return 0;
    const [found] = await this.database.query<{ next_at: string | Date }>(NEXT_TURN, [groupId, userId]);
    return Math.max(1, found ? new Date(found.next_at).getTime() - now : 0);
  }
}

const TAKE_TURN = `
  INSERT INTO room_paces (group_id, user_id, next_at) VALUES ($1, $2, $4::timestamptz)
  ON CONFLICT (group_id, user_id) DO UPDATE SET next_at = excluded.next_at
  WHERE room_paces.next_at <= $3::timestamptz OR room_paces.next_at > excluded.next_at
  RETURNING next_at`;

const NEXT_TURN = 'SELECT next_at FROM room_paces WHERE group_id = $1 AND user_id = $2';
