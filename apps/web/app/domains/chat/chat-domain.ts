import type { ChatRooms, JoinOptions } from '@khandai/chat-socket';
import { type IObservableValue, observable } from 'mobx';
import { memberChangeListener } from '../../shell/services/member-change';
import type { Services } from '../../shell/services/services';
import { createStoreContext } from '../../shell/services/store-context';
import type { Channel } from './chat-room-deps';
import type { Conversations } from './Conversations';
import type { FollowedRoomsStore } from './FollowedRoomsStore';
import type { UnseenMentions } from './mentions/UnseenMentions';

/** Where others see that a user is in a room; the store of presence fits. */
export interface RoomPresence {
  enterRoom(roomId: number): () => void;
}

/** Chat as every page shares it. */
export interface ChatDomain {
  /** The rooms that the member follows. Empty for guests, and until the code of the store has loaded. */
  readonly followed: IObservableValue<FollowedRoomsStore | undefined>;
  /** Private conversations, while `followed` has a store. */
  readonly conversations: IObservableValue<Conversations | undefined>;
  /** Mentions of the member, while `followed` has a store. */
  readonly mentions: IObservableValue<UnseenMentions | undefined>;
  /** Whether this tab shows the room. */
  isEntered(groupId: number): boolean;
  /**
   * Enters a room until `signal` aborts, on the socket and for the others to see. The first room on screen makes the rooms
   * of the socket, so that their code is not in the first load of every page.
   */
  join(groupId: number, options: JoinOptions, signal: AbortSignal, makeRooms: () => ChatRooms): Channel;
  /** Drops unsent messages of a member who logs out, until `signal` aborts. */
  start(signal: AbortSignal): void;
}

export function createChat({ session }: Pick<Services, 'session'>, presence: RoomPresence): ChatDomain {
  let rooms: ChatRooms | undefined;
  const entered = new Set<number>();
  return {
    followed: observable.box<FollowedRoomsStore | undefined>(undefined, { deep: false }),
    conversations: observable.box<Conversations | undefined>(undefined, { deep: false }),
    mentions: observable.box<UnseenMentions | undefined>(undefined, { deep: false }),
    isEntered: (groupId) => entered.has(groupId),
    join: (groupId, options, signal, makeRooms) => {
      rooms ??= makeRooms();
      const channel = rooms.join(groupId, options);
      // A private conversation has no list of the people in it.
      const leave = options.private ? undefined : presence.enterRoom(groupId);
      entered.add(groupId);
      signal.addEventListener('abort', () => {
        entered.delete(groupId);
        channel.leave();
        leave?.();
      });
      return channel;
    },
    start: (signal) => {
      const stop = session.changed.on(
        memberChangeListener(session, (_, wasMember) => {
          // A guest keeps unsent messages when they log in.
          if (wasMember) rooms?.userChanged();
        }),
      );
      signal.addEventListener('abort', stop);
    },
  };
}

export const [ChatContext, useChat] = createStoreContext<ChatDomain>('ChatDomain');
