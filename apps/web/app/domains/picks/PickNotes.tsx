import { css } from '@emotion/react';
import { usePickWords } from './use-pick-words';

/** Picks are in play points, and for adults. */
export function PickNotes() {
  const { t } = usePickWords();
  return (
    <p css={root}>
      <b>18+</b> {t('adult')} {t('playPoints')}
    </p>
  );
}

const root = css`
  font-size: var(--fs-12);
  color: var(--c-muted);
`;
