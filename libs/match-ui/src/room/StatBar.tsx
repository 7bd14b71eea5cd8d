import { css } from '@emotion/react';

export interface StatBarProps {
  label: string;
  home: number;
  away: number;
  /** Unit after the numbers, e.g. "%". */
  unit?: string | undefined;
  /** Formats a value that is not a whole number; by default it is written as it is. */
  valueText?: ((value: number) => string) | undefined;
}

/** One statistic of both teams; the larger value is green. */
export function StatBar({ label, home, away, unit = '', valueText = String }: StatBarProps) {
  const total = home + away;
  const share = (value: number) => (total > 0 ? `${Math.round((value / total) * 100)}%` : '0%');
  return (
    <div css={root}>
      <div css={top}>
        <b>
          {valueText(home)}
          {unit}
        </b>
        <span>{label}</span>
        <b>
          {valueText(away)}
          {unit}
        </b>
      </div>
      <div css={bars} aria-hidden="true">
        <i data-win={home > away || undefined}>
          <i style={{ width: share(home) }} />
        </i>
        <i data-win={away > home || undefined}>
          <i style={{ width: share(away) }} />
        </i>
      </div>
    </div>
  );
}

const root = css`
  padding: 6px var(--sp-4);
  font-size: var(--fs-13);
`;

const top = css`
  display: flex;
  justify-content: space-between;
  line-height: 1.375rem;
  & > span {
    color: var(--c-muted);
  }
  & b {
    font: var(--fw-semi) var(--fs-14)/1.375rem var(--font-num);
    font-variant-numeric: tabular-nums;
    min-width: 3ch;
  }
  & > b:last-of-type {
    text-align: right;
  }
`;

const bars = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 4px;
  & > i {
    display: flex;
    height: 5px;
    border-radius: 3px;
    background: var(--c-fill);
    overflow: hidden;
  }
  & > i:first-of-type {
    justify-content: flex-end;
  }
  & i > i {
    background: var(--c-control);
    border-radius: 3px;
    transition: width var(--t-slow) var(--ease);
  }
  & > i[data-win] > i {
    background: var(--c-accent-fill);
  }
`;
