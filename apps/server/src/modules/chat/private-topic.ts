import type { Bus } from '../../platform/bus/bus.js';
import type { MethodHandlers } from '../../platform/sockets/method-handlers.js';
import type { TopicHandlers } from '../../platform/sockets/topic-handlers.js';
import { messageBatch } from './chat-topics.js';
import type { ConversationService } from './conversation-service.js';
import { roomChannel } from './room-channel.js';

export interface PrivateTopicDeps {
  readonly conversations: Pick<ConversationService, 'admit' | 'changesSince'>;
  readonly bus: Pick<Bus, 'subscribe'>;
}

/** The messages of one private conversation, for its two members. */
export const privateTopic = ({ conversations, bus }: PrivateTopicDeps): TopicHandlers<'private'> => ({
  private: {
    admit: ({ groupId }, user) => conversations.admit(groupId, user),
    reply: ({ groupId, after }, user) => conversations.changesSince(groupId, after, user),
    listen: ({ groupId }, push) => bus.subscribe(roomChannel(groupId), push),
    batch: ({ groupId }) => messageBatch('private', groupId),
  },
});

export const privateMethods = (
  conversations: Pick<ConversationService, 'send'>,
): MethodHandlers<'chat.sendMessagePrivate'> => ({
  'chat.sendMessagePrivate': {
    perform: async ({ uuid, data: { groupId, originalMessage, parentMessageId = null } }, user) => ({
      message: await conversations.send(user, { groupId, uuid, originalMessage, parentMessageId }),
    }),
  },
});
