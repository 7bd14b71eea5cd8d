import { type Role, VipGroup } from '@khandai/contracts';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { chatRooms, users, vipMembers } from '../../platform/database/schema.js';

const NAME = 'Phòng VIP nhận định';
const ABOUT = [
  'Nhận định từng trận lúc 23:00, có giải thích',
  'Bình luận viên trả lời trong 15 phút khi trận đang đá',
  'Chỉ thành viên của phòng đọc được tin nhắn ở đây',
].join('\n');
/** Simulated members in the room from the start. */
const MEMBERS = 12;

/** The demo's VIP room: hosted by one of its commentators, with a few simulated members. */
export class VipDemoRepository {
  constructor(private readonly db: Db) {}

  /** Creates the room unless it exists. Returns false while there is no commentator yet. */
  async save(at: Date): Promise<boolean> {
    const { db } = this;
    if ((await db.$count(chatRooms, and(eq(chatRooms.vipGroup, VipGroup.joinable), eq(chatRooms.name, NAME)))) > 0)
      return true;
    const [host] = await this.#simulated('commentator', 1);
    if (host === undefined) return false;
    const members = await this.#simulated('member', MEMBERS);
    await db.transaction(async (tx) => {
      const values = { name: NAME, vipGroup: VipGroup.joinable, vipHostId: host, vipAbout: ABOUT, guestsWrite: false };
      const [room] = await tx.insert(chatRooms).values(values).returning({ groupId: chatRooms.groupId });
      if (!room || members.length === 0) return;
      const entry = { ...room, status: 'approved' as const, requestedAt: at, answeredAt: at, answeredBy: host };
      await tx.insert(vipMembers).values(members.map((userId) => ({ ...entry, userId })));
    });
    return true;
  }

  async #simulated(role: Role, limit: number): Promise<number[]> {
    const found = await this.db
      .select({ userId: users.userId })
      .from(users)
      .where(and(eq(users.role, role), eq(users.simulated, true)))
      .orderBy(asc(users.userId))
      .limit(limit);
    return found.map(({ userId }) => userId);
  }
}
