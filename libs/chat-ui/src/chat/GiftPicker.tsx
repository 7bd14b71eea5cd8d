import { css } from '@emotion/react';
import { Button, Field, Icon, icons, Num, Segmented } from '@khandai/ui-kit';
import type { ReactNode } from 'react';

export interface GiftView {
  id: number;
  name: string;
  src: string;
  /** The price, or the level that the gift needs. */
  note: string;
  /** Too dear, or for members of a higher level. */
  locked?: boolean | undefined;
}

export interface GiftPickerProps {
  labels: {
    gifts: string;
    count: string;
    message: string;
    left: string;
    send: ReactNode;
  };
  /** What points are, in one sentence. */
  explanation: string;
  gifts: readonly GiftView[];
  chosen: number | undefined;
  onChoose: (id: number) => void;
  /** Who gets the gift. */
  receiver: ReactNode;
  counts: readonly number[];
  count: number;
  onCount: (count: number) => void;
  message: string;
  maxMessage: number;
  onMessage: (message: string) => void;
  /** Points after the gift; below zero when there are too few. */
  left: number;
  leftText: string;
  /** The gift cannot be sent now. */
  disabled?: boolean | undefined;
  busy?: boolean | undefined;
  /** What came of the last gift; screen readers hear it. */
  status?: { text: string; bad?: boolean | undefined } | undefined;
  onSend: () => void;
  /** Settings below the button. */
  end?: ReactNode;
}

/** Chooses a gift, how many, and a note to go with it. */
export function GiftPicker(props: GiftPickerProps) {
  const { labels, explanation, gifts, chosen, onChoose, receiver, counts, count, onCount } = props;
  const { message, maxMessage, onMessage, left, leftText, disabled, busy, status, onSend, end } = props;
  return (
    <form
      css={root}
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        if (!disabled && !busy) onSend();
      }}
    >
      <p css={quiet}>{explanation}</p>
      <ul css={grid} aria-label={labels.gifts}>
        {gifts.map((gift) => (
          <li key={gift.id}>
            <button
              type="button"
              css={item}
              aria-pressed={gift.id === chosen}
              aria-disabled={gift.locked || undefined}
              onClick={() => {
                if (!gift.locked) onChoose(gift.id);
              }}
            >
              <img src={gift.src} alt="" width={44} height={44} draggable={false} />
              {gift.name}
              <b>{gift.note}</b>
            </button>
          </li>
        ))}
      </ul>
      <div css={row}>
        <span>{receiver}</span>
        <Segmented
          label={labels.count}
          value={String(count)}
          options={counts.map((one) => ({ value: String(one), label: <Num>{one}</Num> }))}
          onChange={(value) => onCount(Number(value))}
        />
      </div>
      <Field label={labels.message} value={message} onChange={onMessage} maxLength={maxMessage} autoComplete="off" />
      <p css={[statusCss, status?.bad && bad]} role="status">
        {status?.text}
      </p>
      <div css={foot}>
        <span css={leftCss}>
          <small>{labels.left}</small>
          <Balance bad={left < 0}>{leftText}</Balance>
        </span>
        <Button type="submit" look="primary" wraps aria-disabled={disabled || busy || undefined}>
          {labels.send}
        </Button>
      </div>
      {end}
    </form>
  );
}

/** A number of points, with coins. */
function Balance({ bad: tooFew, children }: { bad?: boolean | undefined; children: ReactNode }) {
  return (
    <span css={[balance, tooFew && bad]}>
      <Icon icon={icons.coins} size={16} />
      <Num>{children}</Num>
    </span>
  );
}

const root = css`
  display: grid;
  gap: var(--sp-3);
  padding: 0 var(--sp-4) var(--sp-3);
`;

const quiet = css`
  font-size: var(--fs-13);
  line-height: 1.25rem;
  color: var(--c-muted);
`;

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(4.75rem, 1fr));
  gap: var(--sp-2);
`;

const item = css`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: 2px;
  width: 100%;
  height: 100%;
  padding: var(--sp-2) 2px;
  border-radius: var(--r-2);
  font-size: var(--fs-12);
  line-height: 1rem;
  text-align: center;
  box-shadow: inset 0 0 0 1px var(--c-line);
  &:hover {
    background: var(--c-hover);
  }
  & b {
    font: var(--fw-semi) var(--fs-12) / 16px var(--font-num);
    color: var(--c-gold);
  }
  &[aria-pressed='true'] {
    background: var(--c-gold-tint);
    box-shadow: inset 0 0 0 2px var(--c-gold);
  }
  &[aria-disabled='true'] {
    color: var(--c-muted);
    cursor: not-allowed;
  }
  &[aria-disabled='true'] img {
    opacity: 0.45;
  }
  &[aria-disabled='true'] b {
    color: var(--c-muted);
  }
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-2) var(--sp-3);
  & b {
    font-weight: var(--fw-semi);
  }
`;

const statusCss = css`
  font-size: var(--fs-13);
  line-height: 1.25rem;
  color: var(--c-text-2);
  &:empty {
    position: absolute;
  }
`;

const foot = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-2) var(--sp-3);
`;

const leftCss = css`
  line-height: 1.125rem;
  & small {
    display: block;
    font-size: var(--fs-12);
    color: var(--c-muted);
  }
`;

const balance = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font-weight: var(--fw-semi);
  & svg {
    color: var(--c-gold);
  }
`;

const bad = css`
  color: var(--c-neg);
`;
