import { css } from '@emotion/react';
import { Switch } from '@khandai/ui-kit';

export interface SettingLineProps {
  readonly label: string;
  readonly note: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A switch over the whole width, with a note below its label. */
export const SettingLine = ({ label, note, ...rest }: SettingLineProps) => (
  <div css={line}>
    <Switch
      label={
        <>
          {label}
          <small>{note}</small>
        </>
      }
      {...rest}
    />
  </div>
);

const line = css`
  border-top: 1px solid var(--c-line);
  & > label {
    display: flex;
    min-height: 56px;
    padding: 6px var(--sp-4);
    font-size: inherit;
    line-height: 1.25rem;
    color: var(--c-text);
    white-space: normal;
  }
  & > label > span {
    flex: 1;
    min-width: 0;
  }
  & small {
    display: block;
    font-size: var(--fs-12);
    line-height: 1.125rem;
    color: var(--c-muted);
  }
`;
