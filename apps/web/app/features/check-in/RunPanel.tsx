import { css } from '@emotion/react';
import type { CheckInSheet } from '@khandai/contracts';
import { Button, Hidden, Icon, icons, Num, Panel } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { timeLeft, useEngageWords } from '../../domains/engage';
import { useServices } from '../../shell/services/services';
import { nextRun, rewardOf, type RunStep, runSteps } from './month-cells';

export interface RunPanelProps {
  readonly sheet: CheckInSheet;
  readonly isBusy: boolean;
  readonly onCheckIn: () => void;
}

/** How many days in a row, the seven steps with their points, and the button of today. */
export const RunPanel = observer(function RunPanel({ sheet, isBusy, onCheckIn }: RunPanelProps) {
  const { t } = useEngageWords();
  const { clock } = useServices();
  const { run, longest, checkedIn, rewards, nextDayAt } = sheet;
  const left = timeLeft(Date.parse(nextDayAt) - clock.minute, t);
  const today = checkedIn
    ? t('checkIn.doneToday')
    : run > 0
      ? t('checkIn.toNext', { count: nextRun(sheet) })
      : t('checkIn.toFirst');
  return (
    <Panel padded>
      <div css={root}>
        <div css={head}>
          <span css={number} aria-hidden>
            <Num>{run}</Num>
          </span>
          <div css={words}>
            <h2 css={title}>{run > 0 ? t('checkIn.run', { count: run }) : t('checkIn.noRun')}</h2>
            <p css={text}>
              {today}
              {longest && longest.run > run && (
                <> {t('checkIn.longest', { count: longest.run, date: dateOf(longest.day) })}</>
              )}
            </p>
          </div>
        </div>
        <ol css={steps} aria-label={t('checkIn.steps')}>
          {runSteps(sheet).map((step) => (
            <Step key={step.day} step={step} isLast={step.day === rewards.length} />
          ))}
        </ol>
        {checkedIn ? (
          <p css={done}>
            <Icon icon={icons.done} />
            {t('checkIn.done')}
          </p>
        ) : (
          <Button look="primary" block icon={icons.calendarCheck} aria-disabled={isBusy} onClick={onCheckIn}>
            {t('checkIn.act', { points: rewardOf(nextRun(sheet), rewards) })}
          </Button>
        )}
        <p css={rules}>{t('checkIn.rules', { left })}</p>
      </div>
    </Panel>
  );
});

const labels = { done: 'checkIn.stepDone', next: 'checkIn.stepNext', ahead: 'checkIn.step' } as const;

function Step({ step: { day, points, state }, isLast }: { step: RunStep; isLast: boolean }) {
  const { t } = useEngageWords();
  return (
    <li css={[stepCss, state === 'done' && stepDone]}>
      <Hidden>{t(labels[state], { day, points })}</Hidden>
      <span css={[disc, discs[state], isLast && state !== 'done' && bonusDisc]} aria-hidden>
        {state === 'done' ? (
          <Icon icon={icons.check} size={18} />
        ) : isLast ? (
          <Icon icon={icons.gift} size={18} />
        ) : (
          <Num>{day}</Num>
        )}
      </span>
      <span css={[pay, state === 'next' && payNext, isLast && payBonus]} aria-hidden>
        +{points}
      </span>
    </li>
  );
}

/** `20/11` of `2026-11-20`. */
const dateOf = (day: string): string => `${day.slice(8)}/${day.slice(5, 7)}`;

const root = css`
  display: grid;
  gap: var(--sp-4);
  padding-top: var(--sp-4);
`;

const head = css`
  display: flex;
  align-items: center;
  gap: var(--sp-4);
`;

const number = css`
  flex: none;
  display: grid;
  place-items: center;
  min-width: 64px;
  height: 64px;
  padding: 0 var(--sp-2);
  border-radius: var(--r-3);
  background: var(--c-accent-tint);
  color: var(--c-accent);
  font-size: var(--fs-24);
  font-weight: 700;
`;

const words = css`
  display: grid;
  gap: var(--sp-1);
`;

const title = css`
  font-size: var(--fs-20);
  font-weight: 700;
`;

const text = css`
  color: var(--c-text-2);
`;

const steps = css`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  isolation: isolate;
`;

const stepCss = css`
  position: relative;
  display: grid;
  justify-items: center;
  gap: var(--sp-1);
  &:not(:first-of-type)::before {
    content: '';
    position: absolute;
    top: 17px;
    right: 50%;
    width: 100%;
    height: 2px;
    background: var(--c-line);
  }
`;

const stepDone = css`
  &:not(:first-of-type)::before {
    background: var(--c-accent-fill);
  }
`;

const disc = css`
  position: relative;
  z-index: 1;
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: 50%;
  font-size: var(--fs-13);
  font-weight: 600;
`;

const discs = {
  done: css`
    background: var(--c-accent-fill);
    color: var(--c-on-accent);
  `,
  next: css`
    background: var(--c-surface);
    color: var(--c-accent);
    box-shadow: inset 0 0 0 2px var(--c-accent-fill);
  `,
  ahead: css`
    background: var(--c-fill);
    color: var(--c-text-2);
  `,
};

const bonusDisc = css`
  background: var(--c-gold-tint);
  color: var(--c-gold);
`;

const pay = css`
  font-size: var(--fs-12);
  color: var(--c-muted);
`;

const payNext = css`
  font-weight: 700;
  color: var(--c-text);
`;

const payBonus = css`
  font-weight: 700;
  color: var(--c-gold);
`;

const done = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--sp-2);
  min-height: var(--touch);
  border-radius: var(--r-2);
  background: var(--c-accent-tint);
  color: var(--c-accent);
  font-weight: 600;
`;

const rules = css`
  font-size: var(--fs-13);
  color: var(--c-text-2);
`;
