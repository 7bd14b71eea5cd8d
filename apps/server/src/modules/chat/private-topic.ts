import type { MethodHandlers } from '../../platform/sockets/method-handlers.js';
import type { TopicHandlers } from '../../platform/sockets/topic-handlers.js';
import { messageBatch } from './chat-topics.js';
import type { ConversationService } from './conversation-service.js';
import type { RoomFeed } from './room-feed.js';

export interface PrivateTopicDeps {
  readonly conversations: Pick<ConversationService, 'admit' | 'changesSince'>;
  readonly feed: Pick<RoomFeed, 'listen'>;
}

/** The messages of one private conversation, for its two members. */
export const privateTopic = ({ conversations, feed }: PrivateTopicDeps): TopicHandlers<'private'> => ({
  private: {
    admit: ({ groupId }, user) => conversations.admit(groupId, user),
    reply: ({ groupId, after }, user) => conversations.changesSince(groupId, after, user),
    listen: ({ groupId }, push) => feed.listen(groupId, push),
    batch: ({ groupId }) => messageBatch('private', groupId),
  },
});

export const privateMethods = (
  conversations: Pick<ConversationService, 'send'>,
): MethodHandlers<'chat.sendMessagePrivate'> => ({
  'chat.sendMessagePrivate': {
    perform: async ({ uuid, data: { parentMessageId = null, ...data } }, user) => ({
      message: await conversations.send(user, { ...data, uuid, parentMessageId }),
    }),
  },
});
