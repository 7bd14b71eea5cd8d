import { Button, EmptyState, icons } from '@khandai/ui-kit';
import { type ReactNode, useState } from 'react';
import { useSpoilers } from '../../domains/match';
import { useTournamentWords } from '../../domains/tournament';

/**
 * Whether a tab about several matches hides their scores, and what stands for the parts that would tell them, with a
 * button that shows the scores of this tab. Call it inside an observer.
 */
export function useRevealedScores(): { readonly hides: boolean; readonly cover: ReactNode } {
  const { t } = useTournamentWords();
  const spoilers = useSpoilers();
  const [revealed, setRevealed] = useState(false);
  const hides = spoilers.hides && !revealed;
  const cover = (
    <EmptyState
      icon={icons.eyeOff}
      title={t('hidden')}
      text={t('hiddenHere')}
      action={
        <Button
          onClick={() => {
            setRevealed(true);
          }}
        >
          {t('revealHere')}
        </Button>
      }
    />
  );
  return { hides, cover };
}
