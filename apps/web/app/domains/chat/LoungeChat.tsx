import { type ComponentType, lazy, Suspense, use, useEffect } from 'react';
import { ChatSkeleton, RetryPanel } from '../../shell/frame/EmptyPanel';
import { near } from '../../shell/frame/near';
import { LOUNGE_ID } from '../../shell/frame/PhoneBar';
import { useServices } from '../../shell/services/services';
import { ChatOnServer } from './chat-on-server';
import type { ChatRoomProps } from './ChatRoom';

/** Fetches the chat when the element `LOUNGE_ID` comes near the window. */
const ChatWhenNear = lazy(async (): Promise<{ default: ComponentType<ChatRoomProps> }> => {
  await near(LOUNGE_ID);
  try {
    const { ChatRoom } = await import('./ChatRoom');
    return { default: ChatRoom };
  } catch (error) {
    return { default: notLoaded(error) };
  }
});

function notLoaded(error: unknown): ComponentType<ChatRoomProps> {
  return function ChatNotLoaded() {
    const { log } = useServices();
    useEffect(() => {
      log.warn('chat of the home page', error);
    }, [log]);
    return (
      <RetryPanel
        onRetry={() => {
          window.location.reload();
        }}
      />
    );
  };
}

/**
 * The chat room of the home page, inside the element `LOUNGE_ID`. On a phone it lies below the matches: the browser keeps the
 * HTML of the server, and fetches and hydrates the chat when a user scrolls there.
 */
export function LoungeChat(props: ChatRoomProps) {
  const renderAtOnce = use(ChatOnServer);
  return (
    <Suspense fallback={<ChatSkeleton />}>{renderAtOnce ? renderAtOnce(props) : <ChatWhenNear {...props} />}</Suspense>
  );
}
