import { useEffect, useMemo } from 'react';
import { NoticeSound, playNotice, useChat, useChatSettings } from '../../domains/chat';

/** The sound of messages in rooms that are not open; only the page of the chat rooms plays it. Call it inside an observer. */
export function useNoticeSound(): NoticeSound {
  const settings = useChatSettings();
  const store = useChat().followed.get();
  const sound = useMemo(() => new NoticeSound({ settings, play: playNotice }), [settings]);

  useEffect(() => store?.notified.on(sound.play), [store, sound]);
  return sound;
}
