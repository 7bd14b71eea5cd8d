import { type ChatMessage, SystemMessage } from '@khandai/contracts';
import { reaction } from 'mobx';
import type { ChatRoomStore } from './ChatRoomStore';

/**
 * Calls `onNewest` with each message, of a batch as well, that users write while the room is open. The first newest message comes from history, and so
 * does the one that appears when the reader leaves old talk. Returns a function that ends it.
 */
export const watchNewest = (
  store: Pick<ChatRoomStore, 'talk'>,
  onNewest: (message: ChatMessage) => void,
): (() => void) =>
  reaction(
    () => (store.talk.past ? undefined : store.talk.messages.at(-1)),
    (newest, before) => {
      if (!newest || !before) return;
      const at = store.talk.messages.findLastIndex(({ sequence }) => sequence <= before.sequence);
      for (const message of store.talk.messages.slice(at + 1))
        if (message.systemMessage === SystemMessage.none) onNewest(message);
    },
  );
