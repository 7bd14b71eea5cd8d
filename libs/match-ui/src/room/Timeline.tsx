import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Hidden, Icon, icons, type IconDrawing } from '@khandai/ui-kit';

export type TimelineMark = 'goal' | 'yellow' | 'red' | 'second-yellow' | 'swap' | 'var' | 'missed' | 'other';

export type TimelineRow =
  | { kind: 'cut'; id: string; text: ReactNode }
  | {
      kind: 'event';
      id: string;
      /** Minute without its mark: "45+2". */
      minute: string;
      side: 'home' | 'away';
      mark: TimelineMark;
      /** Text of the mark, for screen readers. */
      markLabel: string;
      title: string;
      detail?: string | undefined;
      /** Score after a goal. */
      score?: string | undefined;
      /** Struck through: a disallowed goal. */
      gone?: boolean | undefined;
    };

export interface TimelineProps {
  label: string;
  /** In display order, usually newest first. */
  rows: readonly TimelineRow[];
}

export function Timeline({ label, rows }: TimelineProps) {
  return (
    <ol css={list} aria-label={label}>
      {rows.map((row) =>
        row.kind === 'cut' ? (
          <li key={row.id} css={cut}>
            <span>{row.text}</span>
          </li>
        ) : (
          <EventRow key={row.id} {...row} />
        ),
      )}
    </ol>
  );
}

type EventRowProps = Omit<Extract<TimelineRow, { kind: 'event' }>, 'kind' | 'id'>;

function EventRow({ minute, side, mark, markLabel, title, detail, score, gone }: EventRowProps) {
  const words = (
    <span>
      <span css={gone && struck}>{title}</span>
      {detail && <small>{detail}</small>}
    </span>
  );
  const sign = score === undefined ? <MarkSign mark={mark} /> : <span css={scoreCss}>{score}</span>;
  return (
    <li css={rowCss}>
      <span css={minuteCss}>{minute}</span>
      <span css={[event, side === 'home' ? atHome : atAway, mark === 'goal' && goal]}>
        <Hidden>{markLabel}</Hidden>
        {side === 'home' ? words : sign}
        {side === 'home' ? sign : words}
      </span>
    </li>
  );
}

/** A function, so that a bundle without the timeline contains none of its icons. */
const signs = (): Partial<Record<TimelineMark, IconDrawing>> => ({
  swap: icons.arrowLeftRight,
  var: icons.monitorOff,
  missed: icons.close,
  goal: icons.trophy,
});

function MarkSign({ mark }: { mark: TimelineMark }) {
  if (mark === 'yellow') return <i css={card} aria-hidden="true" />;
  if (mark === 'red') return <i css={[card, redCard]} aria-hidden="true" />;
  if (mark === 'second-yellow') return <i css={[card, secondYellow]} aria-hidden="true" />;
  return <Icon icon={signs()[mark] ?? icons.info} size={18} />;
}

const list = css`
  padding: var(--sp-2) 0 var(--sp-4);
`;

const rowCss = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 52px minmax(0, 1fr);
  align-items: center;
  min-height: 40px;
  padding: 2px var(--sp-4);
  font-size: var(--fs-13);
`;

const minuteCss = css`
  grid-area: 1 / 2;
  text-align: center;
  font: var(--fw-medium) var(--fs-12)/1.5rem var(--font-num);
  font-variant-numeric: tabular-nums;
  color: var(--c-muted);
  &::after {
    content: '′';
  }
`;

const event = css`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  min-width: 0;
  line-height: 1.125rem;
  & > span {
    min-width: 0;
    overflow-wrap: break-word;
  }
  & small {
    display: block;
    font-weight: var(--fw-regular);
    color: var(--c-muted);
    font-size: var(--fs-12);
    line-height: 1rem;
  }
  & > svg {
    color: var(--c-text-2);
  }
`;

const atHome = css`
  grid-area: 1 / 1;
  justify-content: flex-end;
  text-align: right;
`;

const atAway = css`
  grid-area: 1 / 3;
`;

const goal = css`
  font-weight: var(--fw-semi);
`;

const scoreCss = css`
  flex: none;
  font: var(--fw-semi) var(--fs-13)/1.375rem var(--font-num);
  font-variant-numeric: tabular-nums;
  background: var(--c-fill);
  border-radius: var(--r-1);
  padding: 0 6px;
  white-space: nowrap;
`;

const struck = css`
  text-decoration: line-through;
  color: var(--c-muted);
`;

const card = css`
  width: 11px;
  height: 15px;
  border-radius: 2px;
  background: var(--c-card-yellow);
  flex: none;
`;

const redCard = css`
  background: var(--c-card-red);
`;

const secondYellow = css`
  background: linear-gradient(135deg, var(--c-card-yellow) 50%, var(--c-card-red) 50%);
`;

const cut = css`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  padding: var(--sp-2) var(--sp-4);
  font-size: var(--fs-12);
  color: var(--c-muted);
  &::before,
  &::after {
    content: '';
    flex: 1;
    height: 1px;
    background: var(--c-line);
  }
`;
