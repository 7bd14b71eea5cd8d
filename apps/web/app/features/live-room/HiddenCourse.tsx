import { EmptyState, icons } from '@khandai/ui-kit';
import { useRef } from 'react';
import { ShowScore, type ShowScoreProps } from '../../domains/match';
import { useRoomWords } from './use-room-words';

/** In place of goals, cards and figures of a match whose score the reader hides. */
export function HiddenCourse({ fixture, onPress }: ShowScoreProps) {
  const { t } = useRoomWords();
  const box = useRef<HTMLDivElement>(null);
  const show = () => {
    // The button goes: the focus moves to the tab that shows what was hidden.
    box.current?.closest<HTMLElement>('[role="tabpanel"]')?.focus({ preventScroll: true });
    onPress();
  };
  return (
    <div ref={box}>
      <EmptyState
        icon={icons.eyeOff}
        title={t('hidden')}
        text={t('hiddenText')}
        action={<ShowScore fixture={fixture} onPress={show} />}
      />
    </div>
  );
}
