import { css } from '@emotion/react';
import { weekdayOf } from '@khandai/calendar';
import type { PointDay } from '@khandai/contracts';
import { Button, ErrorState, Hidden, Num, Panel } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useEngageWords, useSigned } from '../../domains/engage';
import { useNumbers } from '../../i18n/use-numbers';
import { Part } from '../../shell/parts/Part';
import { useServices } from '../../shell/services/services';

interface Sums {
  readonly balance: number;
  readonly days: readonly PointDay[];
}

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
/** Height of the highest bar, in pixels. */
const BAR = 44;

/** The balance, and what came and went in the last seven days. */
export const Summary = observer(function Summary() {
  const { grouped } = useNumbers();
  const signed = useSigned();
  const { t } = useEngageWords();
  const { api, log } = useServices();
  const [part] = useState(
    () =>
      new Part<Sums>({
        fetch: (signal) => api.call('GET /au/api/user/point/summary', {}, signal),
        report: (error) => {
          log.warn('points', error);
        },
      }),
  );
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const visit = new AbortController();
    void part.load(visit.signal);
    return () => {
      visit.abort();
    };
  }, [part, attempt]);
  if (part.state === 'failed' && !part.value) {
    return (
      <Panel>
        <ErrorState
          title={t('book.failed')}
          text={t('book.failedText')}
          action={
            <Button
              onClick={() => {
                setAttempt(attempt + 1);
              }}
            >
              {t('retry')}
            </Button>
          }
        />
      </Panel>
    );
  }
  const { balance, days = [] } = part.value ?? {};
  const total = (key: 'received' | 'spent') => days.reduce((sum, day) => sum + day[key], 0);
  return (
    <Panel padded>
      <dl css={figures} aria-busy={part.state === 'loading'}>
        <Figure label={t('book.balance')} value={balance === undefined ? '…' : grouped(balance)} />
        <Figure
          label={t('book.received')}
          value={balance === undefined ? '…' : signed(total('received'))}
          look={inCss}
        />
        <Figure label={t('book.spent')} value={balance === undefined ? '…' : signed(-total('spent'))} look={outCss} />
      </dl>
      <Chart days={days} />
      <p css={note}>{t('playPoints')}</p>
    </Panel>
  );
});

function Figure({ label, value, look }: { label: string; value: string; look?: typeof inCss }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd css={look}>
        <Num>{value}</Num>
      </dd>
    </div>
  );
}

/** Bars up for what came, down for what went; each day is also a sentence. */
function Chart({ days }: { days: readonly PointDay[] }) {
  const { grouped } = useNumbers();
  const { t } = useEngageWords();
  const highest = Math.max(1, ...days.flatMap(({ received, spent }) => [received, spent]));
  const height = (points: number) => (points === 0 ? 0 : Math.max(3, Math.round((points / highest) * BAR)));
  return (
    <ol css={chart} aria-label={t('book.chart')}>
      {days.map(({ day, received, spent }) => {
        const name = t(`checkIn.weekdays.${WEEKDAYS[weekdayOf(day)] ?? 'sun'}`);
        return (
          <li key={day}>
            <Hidden>{t('book.chartDay', { day: name, received: grouped(received), spent: grouped(spent) })}</Hidden>
            <span css={up} aria-hidden>
              <i css={upBar} style={{ height: height(received) }} />
            </span>
            <span css={down} aria-hidden>
              <i css={downBar} style={{ height: height(spent) }} />
            </span>
            <span css={dayName} aria-hidden>
              {name}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

const figures = css`
  display: flex;
  padding-top: var(--sp-4);
  flex-wrap: wrap;
  gap: var(--sp-2) var(--sp-6);
  & > div {
    display: flex;
    flex-direction: column-reverse;
  }
  & dt {
    font-size: var(--fs-13);
    color: var(--c-text-2);
  }
  & dd {
    font-size: var(--fs-20);
    font-weight: 700;
  }
`;

const inCss = css`
  color: var(--c-accent);
`;

const outCss = css`
  color: var(--c-neg);
`;

const chart = css`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: var(--sp-2);
  min-height: ${BAR + 70}px;
  margin-top: var(--sp-4);
  & > li {
    display: grid;
    grid-template-rows: ${BAR}px auto auto;
    align-content: start;
  }
`;

const up = css`
  display: grid;
  align-items: end;
  border-bottom: 1px solid var(--c-line-strong);
`;

const upBar = css`
  border-radius: 2px 2px 0 0;
  background: var(--c-accent-fill);
`;

const down = css`
  display: grid;
  align-items: start;
  min-height: 24px;
`;

/* Stripes as well as another colour. */
const downBar = css`
  border-radius: 0 0 2px 2px;
  background: repeating-linear-gradient(135deg, var(--c-neg) 0 3px, transparent 3px 6px);
`;

const dayName = css`
  text-align: center;
  font-size: var(--fs-12);
  color: var(--c-muted);
`;

const note = css`
  margin-top: var(--sp-2);
  font-size: var(--fs-13);
  color: var(--c-text-2);
`;
