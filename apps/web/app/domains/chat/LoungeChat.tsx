import { css } from '@emotion/react';
import { type ComponentType, lazy, type ReactNode, type RefObject, Suspense, use, useEffect, useRef } from 'react';
import { ChatSkeleton, RetryPanel } from '../../shell/frame/EmptyPanel';
import { LOUNGE_ID } from '../../shell/frame/use-phone-items';
import { whenNearViewport } from '../../shell/frame/when-near-viewport';
import { UNHYDRATED, useEarlyInput } from '../../shell/router/early-input';
import { useServices } from '../../shell/services/services';
import { ChatOnServer } from './chat-on-server';
import type { ChatRoomProps } from './ChatRoom';

/** Fetches the chat when the element `LOUNGE_ID` comes near the window. */
const ChatWhenNear = lazy(async (): Promise<{ default: ComponentType<ChatRoomProps> }> => {
  await whenNearViewport(LOUNGE_ID);
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
  const part = useRef<HTMLDivElement>(null);
  return (
    <div css={noBox} {...{ [UNHYDRATED]: '' }} ref={part}>
      <Suspense fallback={<ChatSkeleton />}>
        {renderAtOnce ? renderAtOnce(props) : <ChatWhenNear {...props} />}
        <Hydrated part={part} />
      </Suspense>
    </div>
  );
}

/** Hydrates together with the chat. */
function Hydrated({ part }: { part: RefObject<HTMLElement | null> }): ReactNode {
  useEarlyInput(part);
  return null;
}

const noBox = css`
  display: contents;
`;
