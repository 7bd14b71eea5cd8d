import { requireIdentity } from '../../../platform/http/access.js';
import type { Handlers } from '../../../platform/http/handlers.js';
import type { Mentions } from './mentions.js';
import type { RoomPeople } from './room-people.js';

type MentionKeys =
  'GET /ac/api/chat/room/people' | 'GET /ac/api/chat/message/mentions' | 'POST /ac/api/chat/message/mentions-seen';

export interface MentionRoutesDeps {
  readonly mentions: Pick<Mentions, 'unseen' | 'see'>;
  readonly people: Pick<RoomPeople, 'find'>;
}

/** The REST calls about the members of a room, and about messages that mention a member. */
export const mentionRoutes = ({ mentions, people }: MentionRoutesDeps): Handlers<MentionKeys> => ({
  'GET /ac/api/chat/room/people': ({ query }, caller) => people.find(requireIdentity(caller), query),
  'GET /ac/api/chat/message/mentions': (_input, caller) => mentions.unseen(requireIdentity(caller)),
  'POST /ac/api/chat/message/mentions-seen': ({ body: { groupId } }, caller) =>
    mentions.see(requireIdentity(caller), groupId),
});
