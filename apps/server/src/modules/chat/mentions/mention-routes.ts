import { requireIdentity } from '../../../platform/http/access.js';
import type { Handlers } from '../../../platform/http/handlers.js';
import type { Mentions } from './mentions.js';

type MentionKeys = 'GET /ac/api/chat/message/mentions' | 'POST /ac/api/chat/message/mentions-seen';

/** The REST calls about messages that mention a member. */
export const mentionRoutes = (mentions: Pick<Mentions, 'unseen' | 'see'>): Handlers<MentionKeys> => ({
  'GET /ac/api/chat/message/mentions': (_input, caller) => mentions.unseen(requireIdentity(caller)),
  'POST /ac/api/chat/message/mentions-seen': ({ body: { groupId } }, caller) =>
    mentions.see(requireIdentity(caller), groupId),
});
