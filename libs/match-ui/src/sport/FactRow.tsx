import { css } from '@emotion/react';

export interface FactView {
  value: string;
  label: string;
}

/** Up to four figures in a row, each with what it counts. */
export function FactRow({ facts }: { facts: readonly FactView[] }) {
  return (
    <dl css={root} style={{ gridTemplateColumns: `repeat(${facts.length}, minmax(0, 1fr))` }}>
      {facts.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const root = css`
  display: grid;
  border-top: 1px solid var(--c-line);
  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: 2px;
    min-width: 0;
    padding: 10px 6px;
    text-align: center;
  }
  & > div + div {
    border-left: 1px solid var(--c-line);
  }
  & dt {
    color: var(--c-muted);
    font-size: var(--fs-12);
    line-height: 1rem;
    overflow-wrap: break-word;
  }
  & dd {
    font: var(--fw-bold) var(--fs-16)/1.375rem var(--font-num);
    font-variant-numeric: tabular-nums;
  }
`;
