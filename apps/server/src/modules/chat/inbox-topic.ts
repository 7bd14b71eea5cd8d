import { checkAccess, Forbidden } from '../../platform/http/access.js';
import type { TopicHandlers } from '../../platform/sockets/topic-handlers.js';
import type { Inboxes } from './inboxes.js';

/** The unread messages of a member, for their own sockets alone. */
export const inboxTopic = (inboxes: Pick<Inboxes, 'listen'>): TopicHandlers<'inbox'> => ({
  inbox: {
    admit: async ({ userId }, user) => {
      checkAccess('member', user);
      if (userId !== user.userId) throw new Forbidden();
    },
    listen: ({ userId }, push) => inboxes.listen(userId, push),
  },
});
