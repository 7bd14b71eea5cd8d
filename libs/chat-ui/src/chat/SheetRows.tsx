import { css } from '@emotion/react';
import { Icon, type IconDrawing } from '@khandai/ui-kit';
import { sheetRow } from './sheet-row.styles.js';

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
          <button type="button" css={[sheetRow, row.bad && badCss]} onClick={row.onPress}>
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

const badCss = css`
  color: var(--c-neg);
  & > svg {
    color: inherit;
  }
`;
