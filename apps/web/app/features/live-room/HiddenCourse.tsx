import { EmptyState, icons } from '@khandai/ui-kit';
import { ShowScore, type ShowScoreProps } from '../../domains/match';
import { useRoomWords } from './use-room-words';

/** In place of goals, cards and figures of a match whose score the reader hides. */
export function HiddenCourse(props: ShowScoreProps) {
  const { t } = useRoomWords();
  return (
    <EmptyState icon={icons.eyeOff} title={t('hidden')} text={t('hiddenText')} action={<ShowScore {...props} />} />
  );
}
