import { css } from '@emotion/react';
import { Icon, type IconDrawing } from '@khandai/ui-kit';
import type { ReactNode } from 'react';

export interface SettingRowProps {
  readonly icon: IconDrawing;
  readonly label: ReactNode;
  readonly value?: ReactNode;
  /** Badge beside the label. */
  readonly mark?: ReactNode;
  readonly note?: ReactNode;
  /** Actions of the row. */
  readonly end?: ReactNode;
}

/** One row of a settings panel: label, current value and actions. On phones the actions may wrap below. */
export function SettingRow({ icon, label, value, mark, note, end }: SettingRowProps) {
  return (
    <div css={row}>
      <span css={picture}>
        <Icon icon={icon} />
      </span>
      <div css={text}>
        <span css={head}>
          <span css={value === undefined ? valueCss : labelCss}>{label}</span>
          {mark}
        </span>
        {value !== undefined && <span css={valueCss}>{value}</span>}
        {note !== undefined && <span css={noteCss}>{note}</span>}
      </div>
      {end && <div css={endCss}>{end}</div>}
    </div>
  );
}

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2) var(--sp-3);
  padding: var(--sp-3) var(--sp-4);
  border-top: 1px solid var(--c-line);
`;

const picture = css`
  display: grid;
  place-items: center;
  flex: none;
  width: 40px;
  height: 40px;
  border-radius: var(--r-2);
  background: var(--c-fill);
  color: var(--c-text-2);
`;

const text = css`
  display: grid;
  flex: 1 1 8rem;
  min-width: 0;
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px var(--sp-2);
`;

const labelCss = css`
  font-size: var(--fs-12);
  line-height: 1.125rem;
  color: var(--c-muted);
`;

const valueCss = css`
  font-weight: var(--fw-medium);
  line-height: 1.25rem;
  overflow-wrap: anywhere;
`;

const noteCss = css`
  font-size: var(--fs-12);
  line-height: 1.125rem;
  color: var(--c-muted);
`;

const endCss = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--sp-2);
  margin-left: auto;
`;
