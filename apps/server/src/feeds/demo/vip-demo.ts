import { type Role, VipGroup } from '@khandai/contracts';
import { and, asc, eq } from 'drizzle-orm';
import { chatRooms, users, vipMembers } from '../../platform/database/schema.js';
import type { Platform } from '../../platform/platform.js';

const NAME = 'Phòng VIP nhận định';
const ABOUT = [
  'Nhận định từng trận lúc 23:00, có giải thích',
  'Bình luận viên trả lời trong 15 phút khi trận đang đá',
  'Chỉ thành viên của phòng đọc được tin nhắn ở đây',
].join('\n');
/** Simulated members in the room from the start. */
const MEMBERS = 12;

/** Wait for the feed to deliver its first commentator. */
const RETRY_MS = 5_000;

/** The demo's VIP room: hosted by one of its commentators, with a few simulated members. Created once. */
export class VipDemo {
  constructor(private readonly deps: Pick<Platform, 'database' | 'clock'>) {}

  /** Ends when the room exists, or when `signal` aborts. */
  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted && !(await this.#save())) await this.deps.clock.sleep(RETRY_MS, signal);
  }

  /** Returns false while there is no commentator yet. */
  async #save(): Promise<boolean> {
    const { db } = this.deps.database;
    if ((await db.$count(chatRooms, and(eq(chatRooms.vipGroup, VipGroup.joinable), eq(chatRooms.name, NAME)))) > 0)
      return true;
    const [host] = await this.#simulated('commentator', 1);
    if (host === undefined) return false;
    const at = new Date(this.deps.clock.now());
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
    const found = await this.deps.database.db
      .select({ userId: users.userId })
      .from(users)
      .where(and(eq(users.role, role), eq(users.simulated, true)))
      .orderBy(asc(users.userId))
      .limit(limit);
    return found.map(({ userId }) => userId);
  }
}
