import { css } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { Button, Field, Icon, icons, Segmented } from '@khandai/ui-kit';
import { ReasonPicker } from './ReasonPicker.js';
import { SettingSwitch } from './SettingSwitch.js';

export interface BanChoice<R extends string, D extends string> {
  reason: R;
  duration: D;
  /** Also everyone who writes from the same network address. */
  address: boolean;
  /** In all rooms, not only in this one. */
  everywhere: boolean;
  note: string;
}

export interface BanFormProps<R extends string, D extends string> {
  /** The person and what they wrote. */
  about: ReactNode;
  reasons: readonly { value: R; label: string }[];
  durations: readonly { value: D; label: string }[];
  start: { reason: R; duration: D };
  /** False where the user rules over one room only. */
  canEverywhere: boolean;
  /** A ban is being sent. */
  busy: boolean;
  noteLimit: number;
  labels: {
    reason: string;
    duration: string;
    address: string;
    addressNote: string;
    scope: string;
    here: string;
    everywhere: string;
    note: string;
    notePlaceholder: string;
    consequence: string;
    cancel: string;
    submit: (duration: D) => string;
  };
  onCancel: () => void;
  onSubmit: (choice: BanChoice<R, D>) => void;
}

/** Reason, time and reach of a ban. */
export function BanForm<R extends string, D extends string>(props: BanFormProps<R, D>) {
  const { about, reasons, durations, start, canEverywhere, busy, noteLimit, labels, onCancel, onSubmit } = props;
  const [choice, setChoice] = useState<BanChoice<R, D>>({ ...start, address: false, everywhere: false, note: '' });
  const set = (change: Partial<BanChoice<R, D>>) => setChoice((before) => ({ ...before, ...change }));
  return (
    <form
      css={root}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit({ ...choice, note: choice.note.trim() });
      }}
    >
      {about}
      <ReasonPicker
        label={labels.reason}
        value={choice.reason}
        options={reasons}
        onChange={(reason) => set({ reason })}
      />
      <div css={group}>
        <span css={groupLabel}>{labels.duration}</span>
        <Segmented
          block
          label={labels.duration}
          value={choice.duration}
          options={durations}
          onChange={(duration) => set({ duration })}
        />
      </div>
      {canEverywhere && (
        <div css={group}>
          <span css={groupLabel}>{labels.scope}</span>
          <Segmented
            block
            label={labels.scope}
            value={choice.everywhere ? 'all' : 'here'}
            options={[
              { value: 'here', label: labels.here },
              { value: 'all', label: labels.everywhere },
            ]}
            onChange={(value) => set({ everywhere: value === 'all' })}
          />
        </div>
      )}
      <SettingSwitch
        label={labels.address}
        note={labels.addressNote}
        checked={choice.address}
        onChange={(address) => set({ address })}
      />
      <Field
        label={labels.note}
        placeholder={labels.notePlaceholder}
        value={choice.note}
        maxLength={noteLimit}
        onChange={(note) => set({ note })}
      />
      <p css={tone}>
        <Icon icon={icons.info} size={16} />
        <span>{labels.consequence}</span>
      </p>
      <div css={foot}>
        <Button onClick={onCancel}>{labels.cancel}</Button>
        <Button type="submit" look="danger" aria-disabled={busy || undefined}>
          {labels.submit(choice.duration)}
        </Button>
      </div>
    </form>
  );
}

const root = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-4);
  padding: var(--sp-1) var(--sp-4) 0;
`;

const group = css`
  display: grid;
  gap: var(--sp-2);
`;

const groupLabel = css`
  font-size: var(--fs-13);
  font-weight: var(--fw-medium);
`;

const tone = css`
  display: flex;
  gap: var(--sp-2);
  font-size: var(--fs-13);
  line-height: 1.25rem;
  color: var(--c-text-2);
  & > svg {
    flex: none;
    margin-top: 2px;
    color: var(--c-muted);
  }
`;

/* Stays in sight while the form scrolls. */
const foot = css`
  position: sticky;
  bottom: calc(-1 * var(--sp-2) - env(safe-area-inset-bottom));
  display: flex;
  gap: var(--sp-2);
  margin: 0 calc(-1 * var(--sp-4));
  padding: var(--sp-3) var(--sp-4) calc(var(--sp-3) + env(safe-area-inset-bottom));
  border-top: 1px solid var(--c-line);
  background: var(--c-raised);
  & > button {
    flex: 1;
  }
`;
