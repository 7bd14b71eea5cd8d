import type { TipCard } from '@khandai/contracts';
import { Button } from '@khandai/ui-kit';
import { matchLabel } from '../match';
import { useTipWords } from './use-tip-words';

export interface UncoverButtonProps {
  readonly match: TipCard['match'];
  readonly onPress: () => void;
}

/** Shows the score of a match, and the results of the tips on it, to a reader who hides scores. */
export function UncoverButton({ match: { home, away }, onPress }: UncoverButtonProps) {
  const { t } = useTipWords();
  const match = matchLabel({ home: { name: home }, away: { name: away } });
  return (
    <Button size="sm" aria-label={t('uncoverLabel', { match })} onClick={onPress}>
      {t('uncover')}
    </Button>
  );
}
