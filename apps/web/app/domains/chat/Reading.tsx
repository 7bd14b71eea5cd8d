import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect } from 'react';
import { useChat } from './chat-domain';
import { useChatRoomStore } from './chat-room-context';

/**
 * Tells the followed rooms that the user looks at this one: its messages are read on all their devices. It counts while the list of
 * messages is on screen, the page is visible, and the room shows what is written now.
 */
export const Reading = observer(function Reading({ list }: { list: RefObject<HTMLElement | null> }): null {
  const { groupId, talk } = useChatRoomStore();
  const store = useChat().followed.get();
  const isNow = talk.past === undefined;

  useEffect(() => {
    const element = list.current;
    if (!store || !element || !isNow) return;
    const life = new AbortController();
    let onScreen = false;
    const look = () => {
      store.look(onScreen && document.visibilityState === 'visible' ? groupId : undefined);
    };
    const observer = new IntersectionObserver((entries) => {
      onScreen = entries.at(-1)?.isIntersecting ?? false;
      look();
    });
    observer.observe(element);
    document.addEventListener('visibilitychange', look, { signal: life.signal });
    return () => {
      observer.disconnect();
      life.abort();
      store.look(undefined);
    };
  }, [store, list, groupId, isNow]);

  return null;
});
