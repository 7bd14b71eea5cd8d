import type { MethodHandlers } from '../../platform/sockets/method-handlers.js';
import type { ChatService } from './chat-service.js';

/** Sends a message, sets a reaction or announces a join; the fields of `data` say which. */
export const chatMethods = (
  chat: Pick<ChatService, 'send' | 'react' | 'announceJoin'>,
): MethodHandlers<'chat.sendMessage'> => ({
  'chat.sendMessage': {
    perform: async ({ uuid, data }, user) => {
      if (data.originalMessage !== undefined) {
        const { groupId, originalMessage, parentMessageId = null, attachments, stickerId, mentions } = data;
        const message = { groupId, uuid, originalMessage, parentMessageId, attachments, stickerId, mentions };
        return { message: await chat.send(user, message) };
      }
      if (data.reaction !== undefined) return { message: await chat.react(user, data) };
      await chat.announceJoin(user, data.groupId, uuid);
      return {};
    },
  },
});
