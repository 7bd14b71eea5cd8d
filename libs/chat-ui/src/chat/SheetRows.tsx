import { css } from '@emotion/react';
import { Icon, type IconDrawing } from '@khandai/ui-kit';

export interface SheetRow {
  icon: IconDrawing;
  label: string;
  /** What it does, or why it is not possible. */
  note?: string | undefined;
  /** It takes something away from others. */
  bad?: boolean | undefined;
  onPress: () => void;
}

/** Actions of a sheet, one a row. */
export function SheetRows({ label, rows }: { label: string; rows: readonly SheetRow[] }) {
  return (
    <ul css={list} aria-label={label}>
      {rows.map((row) => (
        <li key={row.label}>
          <button type="button" css={[rowCss, row.bad && badCss]} onClick={row.onPress}>
            <Icon icon={row.icon} size={20} />
            <span>
              {row.label}
              {row.note && <small>{row.note}</small>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const list = css`
  display: grid;
`;

const rowCss = css`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  width: 100%;
  min-height: 52px;
  padding: var(--sp-1) var(--sp-4);
  border-top: 1px solid var(--c-line);
  text-align: start;
  & > svg {
    flex: none;
    color: var(--c-muted);
  }
  & > span {
    flex: 1;
    min-width: 0;
    line-height: 1.25rem;
  }
  & small {
    display: block;
    font-size: var(--fs-12);
    color: var(--c-muted);
  }
  &:hover {
    background: var(--c-hover);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const badCss = css`
  color: var(--c-neg);
  & > svg {
    color: inherit;
  }
`;
