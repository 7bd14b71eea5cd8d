import { css } from '@emotion/react';
import { useTipWords } from './use-tip-words';

/** Tips are for adults, and for information only. */
export function AdultTips() {
  const { t } = useTipWords();
  return <p css={root}>{t('adult')}</p>;
}

const root = css`
  font-size: var(--fs-12);
  color: var(--c-muted);
`;
