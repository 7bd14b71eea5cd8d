import type { ChatMessage } from '@khandai/contracts';
import { useCallback, useState } from 'react';
import { useChat } from './chat-domain';
import type { OpenedUnread } from './FollowedRoomsStore';

export interface Unread extends OpenedUnread {
  /** The line above the first unread message was on screen. */
  readonly isSeen: boolean;
  readonly onSeen: () => void;
}

/** What the user had not read when they opened the room. Call it inside an observer. */
export function useOpenedUnread(groupId: number): Unread | undefined {
  const opened = useChat().followed.get()?.openedUnread;
  const [seen, setSeen] = useState<OpenedUnread>();
  const onSeen = useCallback(() => {
    setSeen(opened);
  }, [opened]);
  return opened?.groupId === groupId ? { ...opened, isSeen: seen === opened, onSeen } : undefined;
}

/** The first message of another user after the last one that the user has read; undefined if older ones are not loaded. */
export function firstUnread(
  messages: readonly ChatMessage[],
  { lastRead, hasOlder, userId }: { lastRead: number; hasOlder: boolean; userId: number | undefined },
): ChatMessage | undefined {
  const [first] = messages;
  if (!first || (hasOlder && first.groupMessageId > lastRead)) return undefined;
  return messages.find((message) => message.groupMessageId > lastRead && message.userId !== userId);
}
