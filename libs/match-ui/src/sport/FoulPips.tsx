import { css } from '@emotion/react';

export interface FoulPipsProps {
  /** "Lỗi đồng đội Sóng Đỏ". */
  label: string;
  count: number;
  /** Fouls of a quarter from which the other side throws; as many pips. */
  limit: number;
  /**
   * What the count means: "Thêm 1 lỗi: đối thủ ném phạt". Amber at the limit, where the colour alone would not say
   * what it means.
   */
  note: string;
  /** A second note, such as the time-outs left. */
  more?: string | undefined;
}

/** Team fouls of one side in the current quarter. */
export function FoulPips({ label, count, limit, note, more }: FoulPipsProps) {
  const isOver = count >= limit;
  return (
    <div css={root} data-over={isOver || undefined}>
      <span>{label}</span>
      <span css={pips} aria-hidden="true">
        {Array.from({ length: limit }, (_, n) => (
          <i key={n} data-on={n < count || undefined} />
        ))}
      </span>
      <b>{count}</b>
      <p>
        <span data-part="note">{note}</span>
        {more && <span>{more}</span>}
      </p>
    </div>
  );
}

const root = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: 2px var(--sp-3);
  align-items: center;
  padding: 10px var(--sp-4);
  font-size: var(--fs-13);
  & > b {
    font: var(--fw-semi) var(--fs-14)/1.25rem var(--font-num);
    font-variant-numeric: tabular-nums;
  }
  & > p {
    display: flex;
    flex-wrap: wrap;
    gap: 2px var(--sp-3);
    grid-column: 1 / -1;
    color: var(--c-muted);
    font-size: var(--fs-12);
  }
  &[data-over] [data-part='note'] {
    padding: 0 6px;
    border-radius: var(--r-1);
    background: var(--c-warn-tint);
    color: var(--c-warn);
    font-weight: var(--fw-medium);
  }
`;

const pips = css`
  display: flex;
  gap: 3px;
  & > i {
    width: 14px;
    height: 14px;
    border-radius: 3px;
    box-shadow: inset 0 0 0 1.5px var(--c-control);
  }
  & > i[data-on] {
    background: var(--c-text-2);
    box-shadow: none;
  }
  [data-over] > & > i[data-on] {
    background: var(--c-warn);
  }
`;
