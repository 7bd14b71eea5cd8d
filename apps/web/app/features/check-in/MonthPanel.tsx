import { css } from '@emotion/react';
import { monthOf } from '@khandai/calendar';
import type { CheckInSheet } from '@khandai/contracts';
import { Hidden, Icon, IconButton, icons, Num, Panel } from '@khandai/ui-kit';
import { useEngageWords } from '../../domains/engage';
import { useNumbers } from '../../i18n/use-numbers';
import { emptyBefore, firstMonth, type MonthCell, monthCells } from './month-cells';

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export interface MonthPanelProps {
  readonly sheet: CheckInSheet;
  readonly isLoading: boolean;
  /** Shows the month that is so many months after the one that was asked for last. */
  readonly onMonth: (step: 1 | -1) => void;
}

/** A month: what was done and missed, and what the days ahead bring. */
export function MonthPanel({ sheet, isLoading, onMonth }: MonthPanelProps) {
  const { grouped } = useNumbers();
  const { t } = useEngageWords();
  const { month, days, today, since } = sheet;
  const [year, number] = month.split('-').map(Number);
  const current = monthOf(today);
  const first = firstMonth(today, since);
  const cells = monthCells(sheet);
  const elapsed = cells.filter(({ day, state }) => day <= today && state !== 'before').length;
  const points = days.reduce((sum, day) => sum + day.points, 0);
  return (
    <Panel
      title={
        <span css={headOf}>
          {t('checkIn.month', { month: number ?? 0, year: year ?? 0 })}{' '}
          <span css={sum}>{t('checkIn.monthSum', { done: days.length, days: elapsed, points: grouped(points) })}</span>
        </span>
      }
      end={
        <div css={steps}>
          <IconButton
            icon={icons.chevronLeft}
            label={t('checkIn.before')}
            aria-disabled={month <= first}
            onClick={() => {
              if (month > first) onMonth(-1);
            }}
          />
          <IconButton
            icon={icons.chevronRight}
            label={t('checkIn.after')}
            aria-disabled={month >= current}
            onClick={() => {
              if (month < current) onMonth(1);
            }}
          />
        </div>
      }
    >
      <div css={root} aria-busy={isLoading}>
        <div css={week} aria-hidden>
          {WEEKDAYS.map((day) => (
            <span key={day} css={headCss}>
              {t(`checkIn.weekdays.${day}`)}
            </span>
          ))}
        </div>
        <ol css={week}>
          {cells.map((cell) => (
            <Day key={cell.day} cell={cell} column={cell.number === 1 ? emptyBefore(month) + 1 : undefined} />
          ))}
        </ol>
        <ul css={legend}>
          <li>
            <i css={[swatch, doneCss]} />
            {t('checkIn.legend.done')}
          </li>
          <li>
            <i css={[swatch, bonusCss]} />
            {t('checkIn.legend.bonus')}
          </li>
          <li>– {t('checkIn.legend.missed')}</li>
        </ul>
      </div>
    </Panel>
  );
}

function Day({ cell, column }: { cell: MonthCell; column: number | undefined }) {
  const { t } = useEngageWords();
  const { state, number, points, bonus } = cell;
  return (
    <li
      css={[dayCss, looks[state], bonus && state !== 'done' && bonusCss]}
      style={column === undefined ? undefined : { gridColumnStart: column }}
      {...(state === 'today' && { 'aria-current': 'date' as const })}
    >
      <Hidden>{state === 'before' ? number : t(`checkIn.days.${state}`, { day: number, points })}</Hidden>
      <span aria-hidden>
        <Num>{number}</Num>
      </span>
      <span css={mark} aria-hidden>
        {state === 'missed' ? (
          '–'
        ) : state === 'before' ? null : state === 'done' ? (
          <Icon icon={icons.check} size={14} />
        ) : bonus ? (
          <Icon icon={icons.gift} size={14} />
        ) : (
          `+${points}`
        )}
      </span>
    </li>
  );
}

const steps = css`
  display: flex;
`;

const headOf = css`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: var(--sp-3);
`;

const sum = css`
  font-size: var(--fs-13);
  font-weight: 400;
  color: var(--c-muted);
`;

const root = css`
  display: grid;
  gap: var(--sp-2);
  max-width: 620px;
  margin: 0 auto;
  padding: 0 var(--sp-4) var(--sp-4);
`;

const week = css`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: 6px 2px;
`;

const headCss = css`
  text-align: center;
  font-size: var(--fs-13);
  color: var(--c-text-2);
`;

const dayCss = css`
  display: grid;
  justify-items: center;
  align-content: center;
  min-height: 48px;
  border-radius: var(--r-2);
  font-size: var(--fs-13);
`;

const mark = css`
  display: grid;
  place-items: center;
  min-height: 16px;
  font-size: var(--fs-12);
`;

const doneCss = css`
  background: var(--c-accent-tint);
  color: var(--c-accent);
`;

const bonusCss = css`
  background: var(--c-gold-tint);
  color: var(--c-gold);
`;

const looks = {
  done: doneCss,
  missed: css`
    color: var(--c-muted);
  `,
  before: css`
    color: var(--c-muted);
  `,
  today: css`
    font-weight: 700;
    box-shadow: inset 0 0 0 2px var(--c-accent-fill);
  `,
  ahead: css`
    color: var(--c-text-2);
  `,
};

const legend = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-1) var(--sp-4);
  margin-top: var(--sp-2);
  font-size: var(--fs-13);
  color: var(--c-text-2);
  & > li {
    display: flex;
    align-items: center;
    gap: 6px;
  }
`;

const swatch = css`
  width: 12px;
  height: 12px;
  border-radius: 3px;
  border: 1px solid currentcolor;
`;
