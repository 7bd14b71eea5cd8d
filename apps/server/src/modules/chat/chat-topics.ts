import type { Emitter } from '@khandai/runtime';
import type { Batch, TopicHandlers } from '../../platform/sockets/topic-handlers.js';
import type { ChatService } from './chat-service.js';
import { voteFirst } from './chat-errors.js';
import type { RoomStates } from './civil/room-states.js';
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
  readonly states: Pick<RoomStates, 'joined' | 'left' | 'listen' | 'listenToVotes' | 'state' | 'mine'>;
}

/** The messages of each room, what holds there, the votes of its poll, and how many users are in the rooms. */
export const chatTopics = ({ chat, counts, states }: ChatTopicsDeps): TopicHandlers<'chatroom' | 'rooms' | 'poll'> => ({
  chatroom: {
    admit: async ({ groupId }, user) => void (await chat.enter(groupId, user)),
    joined: ({ groupId }, user, outlet) => {
      counts.enter(groupId, user.userId);
      states.joined(groupId, user, outlet);
    },
    left: ({ groupId }, { userId }, outlet) => {
      counts.leave(groupId, userId);
      states.left(groupId, outlet);
    },
    reply: async ({ groupId, after }, user) => {
      const changes =
        after === undefined
          ? { revision: (await chat.room(groupId, user)).revision, list: [], more: false }
          : await chat.changesSince(groupId, after, user);
      const [state, mine] = await Promise.all([states.state(groupId), states.mine(groupId, user)]);
      return { ...changes, online: counts.online(groupId), state, mine };
    },
    listen: async ({ groupId }, push, pushFrame) => {
      const stop = await chat.feed.listen(groupId, push);
      const stopStates = states.listen(groupId, pushFrame);
      return async () => {
        await stopStates();
        await stop();
      };
    },
    batch: ({ groupId }) => messageBatch('messages', groupId),
  },
  poll: {
    admit: async ({ groupId }, user) => {
      await chat.room(groupId, user);
      const { vote, moderator } = await states.mine(groupId, user);
      if (vote === null && !moderator) throw voteFirst();
    },
    listen: async ({ groupId }, push) => states.listenToVotes(groupId, push),
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
