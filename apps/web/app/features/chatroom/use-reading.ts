import { useEffect, useState } from 'react';
import { NoticeSound, playNotice, useChat } from '../../domains/chat';
import { useServices } from '../../shell/services/services';

/** Tells the followed rooms which room the user looks at: none while the page is hidden. Call it inside an observer. */
export function useReading(groupId: number | undefined): void {
  const store = useChat().followed.get();

  useEffect(() => {
    if (!store) return;
    const life = new AbortController();
    const look = () => {
      store.look(document.visibilityState === 'visible' ? groupId : undefined);
    };
    look();
    document.addEventListener('visibilitychange', look, { signal: life.signal });
    return () => {
      life.abort();
      store.look(undefined);
    };
  }, [store, groupId]);
}

/** The sound of messages in rooms that are not open; only the page of the chat rooms plays it. Call it inside an observer. */
export function useNoticeSound(): NoticeSound {
  const { ports } = useServices();
  const store = useChat().followed.get();
  const [sound] = useState(() => new NoticeSound({ storage: ports.storage, play: playNotice }));

  useEffect(() => {
    sound.load();
  }, [sound]);
  useEffect(() => store?.notified.on(sound.play), [store, sound]);
  return sound;
}
