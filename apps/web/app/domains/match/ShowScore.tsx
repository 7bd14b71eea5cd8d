import { css } from '@emotion/react';
import type { Fixture } from '@khandai/contracts';
import { Button, Hidden, numCss } from '@khandai/ui-kit';
import { useTranslation } from '../../i18n/use-translation';
import { matchLabel } from './fixture-view';

export interface ShowScoreProps {
  readonly fixture: Pick<Fixture, 'home' | 'away'>;
  readonly onPress: () => void;
}

/** Stands for a score that the reader hides. */
export const HIDDEN_SCORE = '•–•';

/** On the card of a match, for readers who hide scores. */
export function ShowScore({ fixture, onPress }: ShowScoreProps) {
  const { t } = useTranslation('match');
  return (
    <Button size="sm" aria-label={t('showScoreOf', { match: matchLabel(fixture) })} onClick={onPress}>
      {t('showScore')}
    </Button>
  );
}

/** In the place of a score that the reader hides: a press shows it. */
export function ScoreMark({ fixture, onPress }: ShowScoreProps) {
  const { t } = useTranslation('match');
  return (
    <button
      type="button"
      css={mark}
      title={t('showScore')}
      aria-label={t('showScoreOf', { match: matchLabel(fixture) })}
      onClick={onPress}
    >
      {HIDDEN_SCORE}
    </button>
  );
}

/** The same inside a link or another button, which can hold no button of its own. */
export function HiddenScore() {
  const { t } = useTranslation('match');
  return (
    <span css={numCss}>
      <span aria-hidden="true">{HIDDEN_SCORE}</span>
      <Hidden>{t('scoreHidden')}</Hidden>
    </span>
  );
}

const mark = css`
  ${numCss};
  position: relative;
  z-index: 1;
  min-width: var(--touch);
  min-height: var(--touch);
  padding: 0 var(--sp-1);
  border-radius: var(--r-2);
  color: var(--c-text-2);
  white-space: nowrap;
  &:hover {
    background: var(--c-hover);
    color: var(--c-accent);
  }
`;
