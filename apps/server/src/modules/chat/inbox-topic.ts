import type { Bus } from '../../platform/bus/bus.js';
import { checkAccess, Forbidden } from '../../platform/http/access.js';
import type { TopicHandlers } from '../../platform/sockets/topic-handlers.js';
import type { Inboxes } from './inboxes.js';
import { vipChannel } from './room-channel.js';

export interface InboxTopicDeps {
  readonly inboxes: Pick<Inboxes, 'listen' | 'renew'>;
  readonly bus: Pick<Bus, 'subscribe'>;
}

/** The unread messages of a member and changes of VIP requests, for their own sockets alone. */
export const inboxTopic = ({ inboxes, bus }: InboxTopicDeps): TopicHandlers<'inbox'> => ({
  inbox: {
    admit: async ({ userId }, user) => {
      checkAccess('member', user);
      if (userId !== user.userId) throw new Forbidden();
    },
    joined: ({ userId }) => {
      inboxes.renew(userId);
    },
    listen: async ({ userId }, push) => {
      const stop = await inboxes.listen(userId, push);
      try {
        const stopVip = await bus.subscribe(vipChannel(userId), (groupId) =>
          push(`{"type":"inbox","userId":${userId},"list":[],"vip":${Number(groupId)}}`),
        );
        return async () => void (await Promise.all([stop(), stopVip()]));
      } catch (error) {
        await stop();
        throw error;
      }
    },
  },
});
