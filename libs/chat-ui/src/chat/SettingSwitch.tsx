import { css } from '@emotion/react';
import { Switch } from '@khandai/ui-kit';

export interface SettingSwitchProps {
  label: string;
  /** What it does, in a few words. */
  note: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The note says why it cannot be changed. */
  disabled?: boolean | undefined;
}

/** A setting over the whole width: its name, what it does, and the switch at the end. */
export function SettingSwitch({ label, note, checked, onChange, disabled }: SettingSwitchProps) {
  return (
    <div css={root}>
      <Switch
        label={
          <span css={text}>
            <b>{label}</b>
            <small>{note}</small>
          </span>
        }
        checked={checked}
        onChange={onChange}
        disabled={disabled}
      />
    </div>
  );
}

const root = css`
  padding: 3px 0;
  & > label {
    width: 100%;
    min-height: var(--touch);
    white-space: normal;
  }
  & > label > span:first-of-type {
    flex: 1;
    min-width: 0;
  }
  & i {
    flex: none;
  }
`;

const text = css`
  display: block;
  line-height: 1.125rem;
  & b {
    display: block;
    font-size: var(--fs-14);
    font-weight: var(--fw-medium);
    line-height: 1.25rem;
    color: var(--c-text);
  }
  & small {
    font-size: var(--fs-12);
    color: var(--c-muted);
  }
`;
