import type { SuggestSource } from '@khandai/chat-ui';
import { useMemo } from 'react';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { composer } from '../../../i18n/vi/lazy/composer';
import { useServices } from '../../../shell/services/services';
import { useChatRoomStore } from '../chat-room-context';
import { usernameNote } from './username-note';

/** The people of the room whose names the composer completes. Call it inside an observer: more come from the server. */
export function useSuggestSource(): SuggestSource {
  const store = useChatRoomStore();
  const { viewer } = useServices();
  const { t } = useLazyTranslation('composer', composer);
  const { found } = store.people;
  return useMemo(
    () => ({
      label: t('mentionWho'),
      look: (word) => void store.people.look(word),
      find: (word) =>
        store.people.fitting(word, viewer.userId, found).map(({ userId, username, showName, profilePicture }) => ({
          key: String(userId),
          name: showName,
          note: usernameNote(username),
          picture: { id: userId, name: showName, src: profilePicture },
        })),
    }),
    [store, viewer, t, found],
  );
}
