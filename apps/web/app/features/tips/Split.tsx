import { css } from '@emotion/react';
import type { Tip } from '@khandai/contracts';
import { wholePercents } from '../../i18n/whole-percents';
import { usePageWords } from './use-page-words';

/** How many agree with a tip. Nothing before the first vote. */
export function Split({ agree: { yes, no } }: Pick<Tip, 'agree'>) {
  const { t } = usePageWords();
  const all = yes + no;
  if (all === 0) return null;
  const [agreeing = 0, against = 0] = wholePercents([yes, no]);
  return (
    <span css={root}>
      <span css={bar} aria-hidden="true">
        {yes > 0 && <i style={{ flexGrow: yes }} data-pick />}
        {no > 0 && <i style={{ flexGrow: no }} />}
      </span>
      <span css={row}>
        <span>
          {t('agreeing')} <b>{agreeing}%</b>
        </span>
        <span>
          {t('against')} <b>{against}%</b>
        </span>
      </span>
    </span>
  );
}

const root = css`
  display: grid;
  gap: 4px;
  font-size: var(--fs-12);
  color: var(--c-muted);
`;

const bar = css`
  display: flex;
  gap: 3px;
  height: 6px;
  & > i {
    flex-basis: 0;
    border-radius: 3px;
    background: var(--c-control);
  }
  & > i[data-pick] {
    background: var(--c-accent-fill);
  }
`;

const row = css`
  display: flex;
  justify-content: space-between;
  gap: var(--sp-2);
  & b {
    font-family: var(--font-num);
    font-weight: var(--fw-semi);
    color: var(--c-text);
  }
`;
