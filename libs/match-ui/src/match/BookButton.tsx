import { css } from '@emotion/react';
import { Icon, icons } from '@khandai/ui-kit';

export interface BookButtonProps {
  booked: boolean;
  onToggle: () => void;
  /** The visible word: "Đặt lịch" or "Đã đặt lịch". */
  word: string;
  /** The word and the match, for screen readers: "Đặt lịch Hải Phòng – Hà Nội". */
  label: string;
  busy?: boolean | undefined;
}

/** Toggles the reminder for a match. A round bell on phones; from 600 px it also shows its word. */
export function BookButton({ booked, onToggle, word, label, busy }: BookButtonProps) {
  return (
    <button
      type="button"
      css={root}
      aria-pressed={booked}
      aria-label={label}
      aria-busy={busy}
      disabled={busy}
      onClick={({ detail }) => {
        // The second click of a double click would undo the first.
        if (detail <= 1) onToggle();
      }}
    >
      <Icon icon={booked ? icons.bellRing : icons.bellPlus} />
      <span>{word}</span>
    </button>
  );
}

// On wide screens it is as wide as its longer word: its neighbours do not move when it is pressed.
const root = css`
  --icon: 20px;
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  width: var(--touch);
  height: var(--touch);
  border-radius: var(--r-full);
  background: var(--c-fill);
  font-size: var(--fs-13);
  font-weight: var(--fw-medium);
  white-space: nowrap;
  & > span {
    display: none;
  }
  &:focus-visible {
    border-radius: var(--r-full);
  }
  &[aria-pressed='true'] {
    background: var(--c-accent-tint);
    color: var(--c-accent);
  }
  @media (min-width: 600px) {
    --icon: 16px;
    width: auto;
    min-width: 7.75rem;
    height: 32px;
    padding: 0 var(--sp-3);
    border-radius: var(--r-2);
    background: none;
    box-shadow: inset 0 0 0 1px var(--c-line-strong);
    &::after {
      content: '';
      position: absolute;
      inset: -6px 0;
    }
    & > span {
      display: inline;
    }
    &:hover {
      background: var(--c-hover);
    }
    &:focus-visible {
      border-radius: var(--r-2);
    }
    &[aria-pressed='true'] {
      box-shadow: none;
    }
    &[aria-pressed='true']:hover {
      background: var(--c-accent-tint);
    }
  }
`;
