import { type Broadcast, BroadcastStatus } from '@khandai/contracts';
import type { hosts } from '../../platform/database/schema.js';

type Said = Pick<typeof hosts.$inferSelect, 'own' | 'title' | 'description' | 'image' | 'startsAt' | 'live' | 'ended'>;

/** What a commentator says of his broadcast; null where a feed says that he hosts the fixture. */
export function toBroadcast({ own, title, description, image, startsAt, live, ended }: Said): Broadcast | null {
  if (!own) return null;
  const status = live ? BroadcastStatus.live : ended ? BroadcastStatus.ended : BroadcastStatus.coming;
  return { title, description, image, startsAt: startsAt?.toISOString() ?? null, status };
}
