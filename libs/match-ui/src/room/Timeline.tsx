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
    }
  | {
      /** A kick of a shoot-out, which has no minute. */
      kind: 'kick';
      id: string;
      side: 'home' | 'away';
      scored: boolean;
      /** Text of the sign, for screen readers: whose kick it was, and whether it went in. */
      markLabel: string;
      title: string;
      /** Score of the shoot-out after the kick. */
      score: string;
    };

export interface TimelineProps {
  label: string;
  /** In display order, usually newest first. */
  rows: readonly TimelineRow[];
}

export function Timeline({ label, rows }: TimelineProps) {
  return (
    <ol css={list} aria-label={label}>
      {rows.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </ol>
  );
}

function Row({ row }: { readonly row: TimelineRow }) {
  if (row.kind === 'event') return <EventRow {...row} />;
  if (row.kind === 'kick') return <KickRow {...row} />;
  return (
    <li css={cut}>
      <span>{row.text}</span>
    </li>
  );
}

type PropsOf<Kind extends TimelineRow['kind']> = Omit<Extract<TimelineRow, { kind: Kind }>, 'kind' | 'id'>;

function EventRow({ minute, side, mark, markLabel, title, detail, score, gone }: PropsOf<'event'>) {
  const words = (
    <span>
      <span css={gone && struck}>{title}</span>
      {detail && <small>{detail}</small>}
    </span>
  );
  const sign = score === undefined ? <MarkSign mark={mark} /> : <span css={scoreCss}>{score}</span>;
  return (
    <li css={rowCss}>
      <span css={[middle, minuteCss]}>{minute}</span>
      <span css={[event, side === 'home' ? atHome : atAway, mark === 'goal' && goal]}>
        <Hidden>{markLabel}</Hidden>
        {side === 'home' ? words : sign}
        {side === 'home' ? sign : words}
      </span>
    </li>
  );
}

function KickRow({ side, scored, markLabel, title, score }: PropsOf<'kick'>) {
  const words = <span css={!scored && faint}>{title}</span>;
  const sign = <KickSign scored={scored} />;
  return (
    <li css={[rowCss, kickCss]}>
      <span css={[event, side === 'home' ? atHome : atAway]}>
        <Hidden>{markLabel}</Hidden>
        {side === 'home' ? words : sign}
        {side === 'home' ? sign : words}
      </span>
      <span css={[middle, kickScore]}>{score}</span>
    </li>
  );
}

/** A full disc with a tick for a goal, an empty one with a cross for a miss. */
function KickSign({ scored }: { readonly scored: boolean }) {
  return (
    <svg css={[kickSign, scored && kickIn]} viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
      <circle cx="9" cy="9" r="7.5" />
      <path d={scored ? 'M5.5 9.3 8 11.8 12.5 6.8' : 'M6.3 6.3 11.7 11.7M6.3 11.7 11.7 6.3'} />
    </svg>
  );
}

/** A function, so that a bundle without the timeline contains none of its icons. */
const signs = (): Partial<Record<TimelineMark, IconDrawing>> => ({
  swap: icons.arrowLeftRight,
  var: icons.monitor,
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

const middle = css`
  grid-area: 1 / 2;
  text-align: center;
  font-variant-numeric: tabular-nums;
`;

const minuteCss = css`
  font: var(--fw-medium) var(--fs-12)/1.5rem var(--font-num);
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

/** Kicks belong together more than minutes do. */
const kickCss = css`
  min-height: 32px;
`;

const kickScore = css`
  font: var(--fw-semi) var(--fs-13)/1.5rem var(--font-num);
`;

const kickSign = css`
  flex: none;
  fill: none;
  stroke: var(--c-neg);
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

const kickIn = css`
  & > circle {
    fill: var(--c-accent);
    stroke: var(--c-accent);
  }
  & > path {
    stroke: var(--c-surface);
  }
`;

const faint = css`
  color: var(--c-muted);
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
