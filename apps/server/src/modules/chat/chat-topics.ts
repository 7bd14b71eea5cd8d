import type { Emitter } from '@khandai/runtime';
import type { Batch, TopicHandlers } from '../../platform/sockets/topic-handlers.js';
import type { ChatService } from './chat-service.js';
import { revisionOf } from './room-channel.js';
import type { RoomCount } from './room-counts.js';

export interface ChatTopicsDeps {
  readonly chat: Pick<ChatService, 'enter' | 'room' | 'changesSince' | 'feed'>;
  readonly counts: {
    readonly changed: Pick<Emitter<RoomCount[]>, 'on'>;
    online(groupId: number): number;
    all(): RoomCount[];
    enter(groupId: number, userId: number): void;
    leave(groupId: number, userId: number): void;
  };
}

/** The messages of each room, and how many users are in the rooms. */
export const chatTopics = ({ chat, counts }: ChatTopicsDeps): TopicHandlers<'chatroom' | 'rooms'> => ({
  chatroom: {
    admit: async ({ groupId }, user) => void (await chat.enter(groupId, user)),
    joined: ({ groupId }, { userId }) => counts.enter(groupId, userId),
    left: ({ groupId }, { userId }) => counts.leave(groupId, userId),
    reply: async ({ groupId, after }, user) => {
      const changes =
        after === undefined
          ? { revision: (await chat.room(groupId, user)).revision, list: [], more: false }
          : await chat.changesSince(groupId, after, user);
      return { ...changes, online: counts.online(groupId) };
    },
    listen: ({ groupId }, push) => chat.feed.listen(groupId, push),
    batch: ({ groupId }) => messageBatch('messages', groupId),
  },
  rooms: {
    snapshot: () => ({ type: 'rooms', list: counts.all() }),
    listen: async (_topic, push) => counts.changed.on((list) => push(JSON.stringify({ type: 'rooms', list }))),
  },
});

/** @param groupId The room of the messages, which are JSON texts of one ChatMessage each. */
export const messageBatch = (type: 'messages' | 'private', groupId: number): Batch => ({
  frame: (messages) => `{"type":"${type}","groupId":${groupId},"list":[${messages.join(',')}]}`,
  order: revisionOf,
});
