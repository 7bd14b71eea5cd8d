import { css } from '@emotion/react';
import { Num, Panel, Sheet } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { usePickWords } from '../../domains/picks';
import { useNumbers } from '../../i18n/use-numbers';
import { BetForm, type FormProps } from './BetForm';
import { useIsPhone } from './room-tabs';

interface SlipProps extends Omit<FormProps, 'chosen'> {
  /** The price that the slip was opened with: the focus returns to it. */
  readonly opener: RefObject<HTMLButtonElement | null>;
}

/** The slip: one choice, the points, and what they would bring. On phones a sheet, so that a pressed price is answered in sight. */
export const BetSlip = observer(function BetSlip({ opener, ...of }: SlipProps) {
  const { t } = usePickWords();
  const isPhone = useIsPhone();
  const { bets } = of;
  const { chosen } = bets;
  const rest = useRef<HTMLParagraphElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const hadForm = useRef(false);
  useEffect(() => {
    // The form went away with what had the focus in it. A price that is shut by now cannot take it.
    if (!chosen && hadForm.current && hasNoFocus()) {
      opener.current?.focus();
      if (hasNoFocus()) rest.current?.focus();
    }
    hadForm.current = chosen !== undefined;
  }, [chosen, opener]);
  const isOpen = chosen !== undefined;
  useEffect(() => {
    if (isOpen && !isPhone) area.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, isPhone]);
  const drop = () => {
    bets.choose(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !chosen || isPhone) return;
    event.preventDefault();
    event.stopPropagation();
    drop();
  };
  const form = chosen && <BetForm {...of} chosen={chosen} />;
  return (
    <div css={place} ref={area} onKeyDown={onKeyDown}>
      <Panel title={t('slip')} padded>
        {isPhone || !form ? (
          <p css={quiet} ref={rest} tabIndex={-1}>
            {t('none')}
          </p>
        ) : (
          form
        )}
        <Limits bets={bets} />
      </Panel>
      {isPhone && (
        <Sheet open={isOpen} title={t('slip')} closeLabel={t('drop')} onClose={drop}>
          {form}
        </Sheet>
      )}
    </div>
  );
});

const hasNoFocus = () => document.activeElement === document.body;

/** What the reader has, and how much may be staked. */
const Limits = observer(function Limits({ bets: { board } }: Pick<SlipProps, 'bets'>) {
  const { grouped } = useNumbers();
  const { t } = usePickWords();
  if (!board) return null;
  const { limits, mine } = board;
  const { perMatch, perDay } = limits;
  const said = (of: 'match' | 'day', max: number, used = 0) =>
    used > 0
      ? t(`limitUsed.${of}`, { max: grouped(max), used: grouped(used) })
      : t(`limit.${of}`, { max: grouped(max) });
  return (
    <div css={[quiet, limitsCss]}>
      {mine && (
        <p>
          <Num>{t('balance', { points: grouped(mine.points) })}</Num>
        </p>
      )}
      <p>
        <Num>{said('match', perMatch, mine?.onMatch)}</Num> <Num>{said('day', perDay, mine?.today)}</Num>
      </p>
    </div>
  );
});

const place = css`
  position: sticky;
  top: var(--sp-3);
  flex: 1 1 20rem;
  min-width: 0;
`;

const limitsCss = css`
  margin-top: var(--sp-2);
`;

const quiet = css`
  font-size: var(--fs-13);
  color: var(--c-text-2);
`;
