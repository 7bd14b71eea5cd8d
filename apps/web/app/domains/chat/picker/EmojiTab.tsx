import { EmojiGrid, type EmojiGroup } from '@khandai/chat-ui';
import { useMemo, useState } from 'react';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { picker as words } from '../../../i18n/vi/lazy/picker';
import { useServices } from '../../../shell/services/services';
import { catalogue, groupIds, known, searched } from './emoji-catalogue';
import { RecentEmoji } from './RecentEmoji';

/** The emoji: those that the user wrote last, then all of them by group. */
export function EmojiTab({ onPick }: { onPick: (emoji: string) => void }) {
  const { t } = useLazyTranslation('picker', words);
  const { ports } = useServices();
  const [query, setQuery] = useState('');
  const [recent] = useState(() => new RecentEmoji(ports.storage));
  const groups = useMemo<EmojiGroup[]>(
    () => [
      // Read once: the emoji must not move under the finger while the panel is open.
      { id: 'recent', name: t('group.recent'), mark: '🕘', emoji: known(recent.list) },
      ...groupIds.map((id) => {
        const emoji = catalogue.get(id) ?? [];
        return { id, name: t(`group.${id}`), mark: emoji[0]?.emoji ?? '', emoji };
      }),
    ],
    [recent, t],
  );
  return (
    <EmojiGrid
      groups={groups}
      query={query}
      onQuery={setQuery}
      found={useMemo(() => searched(query), [query])}
      onPick={(emoji) => {
        recent.use(emoji);
        onPick(emoji);
      }}
      labels={{ search: t('search'), groups: t('groups'), found: t('found'), none: t('none') }}
    />
  );
}
