import { css } from '@emotion/react';
import type { NotificationSettings } from '@khandai/contracts';
import { Hidden, numCss, Panel } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useNotificationWords } from '../../domains/notifications';
import { useServices } from '../../shell/services/services';
import { SettingLine } from './SettingLine';

type Quiet = NotificationSettings['quiet'];

/** When devices make no sound. The times are those of the member's place. */
export const QuietHours = observer(function QuietHours({
  value,
  onChange,
}: {
  value: Quiet;
  onChange: (quiet: Quiet) => void;
}) {
  const { t } = useNotificationWords();
  const { timezone } = useServices().clock;
  const set = (change: Partial<Quiet>) => {
    onChange({ ...value, ...change, timezone });
  };
  const time = (name: 'from' | 'to', label: string) => (
    <Time
      label={label}
      value={value[name]}
      disabled={!value.on}
      onChange={(at) => {
        set({ [name]: at });
      }}
    />
  );
  return (
    <Panel title={t('quiet')}>
      <SettingLine
        label={t('quietOn')}
        note={t('quietNote')}
        checked={value.on}
        onChange={(on) => {
          set({ on });
        }}
      />
      <div css={hours}>
        {time('from', t('from'))}
        <span aria-hidden="true">{t('to')}</span>
        {time('to', t('toLabel'))}
      </div>
      <SettingLine
        label={t('exceptBookings')}
        note={t('exceptNote')}
        checked={value.exceptBookings}
        disabled={!value.on}
        onChange={(exceptBookings) => {
          set({ exceptBookings });
        }}
      />
    </Panel>
  );
});

interface TimeProps {
  readonly label: string;
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (value: string) => void;
}

function Time({ label, value, disabled, onChange }: TimeProps) {
  const id = useId();
  return (
    <span css={field}>
      <label htmlFor={id}>
        <Hidden>{label}</Hidden>
      </label>
      <input
        id={id}
        type="time"
        required
        value={value}
        disabled={disabled}
        onChange={({ target }) => {
          // A time that is not whole yet has no value.
          if (target.validity.valid && target.value !== '') onChange(target.value.slice(0, 5));
        }}
      />
    </span>
  );
}

const hours = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2);
  padding: 0 var(--sp-4) var(--sp-3);
  color: var(--c-muted);
`;

const field = css`
  flex: 0 1 9rem;
  /* Of a browser that writes AM and PM. */
  min-width: 7.75rem;
  & input {
    ${numCss};
    width: 100%;
    min-height: var(--touch);
    padding: 0 var(--sp-2);
    border: 1px solid var(--c-line-strong);
    border-radius: var(--r-2);
    background: var(--c-surface);
    color: var(--c-text);
    color-scheme: inherit;
  }
  & input:disabled {
    color: var(--c-muted);
  }
`;
