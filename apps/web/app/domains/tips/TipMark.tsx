import { css } from '@emotion/react';
import { type TipCard, TipResult } from '@khandai/contracts';
import { Icon, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useServices } from '../../shell/services/services';
import { isOpen, resultName } from './tip-view';
import { useTipWords } from './use-tip-words';

type Marked = Pick<TipCard, 'state' | 'lockedAt' | 'result' | 'half'>;

/** How a tip went, or why it has no result yet. Nothing while it is open. */
export const TipMark = observer(function TipMark({ tip }: { readonly tip: Marked }) {
  const { t } = useTipWords();
  const { clock } = useServices();
  const { state, result } = tip;
  switch (state) {
    case 'settled': {
      const tone = result === TipResult.win ? won : result === TipResult.lose ? lost : undefined;
      return (
        <span css={[mark, tone]}>
          {tone && <Icon icon={result === TipResult.win ? icons.check : icons.close} size={14} />}
          {resultName(tip, t)}
        </span>
      );
    }
    case 'void':
      return <span css={mark}>{t('void')}</span>;
    case 'waiting':
      return (
        <span css={[mark, warn]}>
          <Icon icon={icons.clock} size={14} />
          {t('waiting')}
        </span>
      );
    default:
      if (isOpen(tip, clock.minute)) return null;
      return (
        <span css={mark}>
          <Icon icon={icons.lock} size={12} />
          {t('locked')}
        </span>
      );
  }
});

const mark = css`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 20px;
  padding: 0 6px;
  border-radius: var(--r-1);
  background: var(--c-fill);
  color: var(--c-text-2);
  font-size: var(--fs-12);
  font-weight: var(--fw-medium);
  white-space: nowrap;
`;

const won = css`
  background: var(--c-up-tint);
  color: var(--c-up);
`;

const lost = css`
  background: none;
  box-shadow: inset 0 0 0 1px var(--c-neg);
  color: var(--c-neg);
`;

const warn = css`
  background: var(--c-warn-tint);
  color: var(--c-warn);
`;
