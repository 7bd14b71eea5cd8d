import { useState } from 'react';
import { EmojiGrid, type EmojiGroup } from '../../chat/EmojiGrid.js';
import type { PickerTools } from '../../chat/Composer.js';
import { PickerPanel } from '../../chat/PickerPanel.js';

export const emojiGroups: readonly EmojiGroup[] = [
  {
    id: 'faces',
    name: 'Mặt cười',
    mark: '😀',
    emoji: [
      { emoji: '⚽', name: 'quả bóng đá' },
      { emoji: '😀', name: 'mặt cười toe toét' },
      { emoji: '😂', name: 'mặt cười ra nước mắt' },
      { emoji: '😍', name: 'mắt hình trái tim' },
      { emoji: '😎', name: 'mặt đeo kính râm' },
      { emoji: '🤔', name: 'mặt suy nghĩ' },
      { emoji: '😱', name: 'mặt la hét' },
      { emoji: '😭', name: 'mặt khóc to' },
      { emoji: '😡', name: 'mặt hờn dỗi' },
    ],
  },
  {
    id: 'things',
    name: 'Hoạt động',
    mark: '🏆',
    emoji: [
      { emoji: '🏆', name: 'cúp' },
      { emoji: '🥅', name: 'khung thành' },
    ],
  },
];

export const emojiLabels = {
  search: 'Tìm biểu tượng',
  groups: 'Nhóm biểu tượng',
  found: 'Kết quả',
  none: 'Không có biểu tượng nào như vậy',
};

/** The panel of emoji with a simple search. */
export function EmojiPanel({ id, onPick }: { id: string; onPick: (emoji: string) => void }) {
  const [query, setQuery] = useState('');
  const found = emojiGroups.flatMap(({ emoji }) => emoji).filter(({ name }) => name.includes(query));
  const panel = (
    <EmojiGrid
      groups={emojiGroups}
      query={query}
      onQuery={setQuery}
      found={query === '' ? undefined : found}
      onPick={onPick}
      labels={emojiLabels}
    />
  );
  return <PickerPanel id={id} label="Biểu tượng" tabs={[{ id: 'emoji', label: 'Biểu tượng', panel }]} />;
}

/** The same as the panel of a composer. */
export const EmojiPicker = ({ id, insert }: PickerTools) => <EmojiPanel id={id} onPick={insert} />;
