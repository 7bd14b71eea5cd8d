import type { Fixture } from '@khandai/contracts';
import { Button } from '@khandai/ui-kit';
import { useTranslation } from '../../i18n/use-translation';
import { matchLabel } from './fixture-view';

export interface ShowScoreProps {
  readonly fixture: Fixture;
  readonly onPress: () => void;
}

/** On the card of a match, for readers who hide scores. */
export function ShowScore({ fixture, onPress }: ShowScoreProps) {
  const { t } = useTranslation('match');
  return (
    <Button size="sm" aria-label={t('showScoreOf', { match: matchLabel(fixture) })} onClick={onPress}>
      {t('showScore')}
    </Button>
  );
}
