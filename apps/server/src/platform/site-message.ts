import type { ChatMessage } from '@khandai/contracts';

export type SiteMessage = Pick<ChatMessage, 'groupId' | 'uuid' | 'systemMessage' | 'simulated' | 'createdAt'>;

/** A message of the site itself: it has no author, and like a join notice it is not one of the room's messages. */
export const siteMessage = (message: SiteMessage): ChatMessage => ({
  ...{ groupMessageId: 0, sequence: 0, revision: 0, ...message },
  ...{ userId: 0, username: '', showName: '', profilePicture: null, colorName: '1', role: 'staff', isGuest: 0 },
  ...{ filteredMessage: '', vipGroup: 0, parentMessageId: null, parent: null, reaction: null, listReaction: [] },
  ...{ totalReactions: 0, updatedReaction: false, attachments: [] },
});
