import { useEffect, useState } from 'react';
import { NoticeSound, playNotice, useChat } from '../../domains/chat';
import { useServices } from '../../shell/services/services';

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
