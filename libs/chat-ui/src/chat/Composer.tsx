import { css } from '@emotion/react';
import { useId, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Icon, IconButton, NOT_PHONE, PHONE, clipCss, icons, useDisclosure, type IconDrawing } from '@khandai/ui-kit';
import { canSend, insertAt, isSendKey, remainingToShow } from './composer-text.js';
import { EmojiPicker } from './EmojiPicker.js';

export interface ComposerProps {
  value: string;
  onChange: (text: string) => void;
  /** Receives trimmed text, never empty nor too long. The caller clears `value`. */
  onSend: (text: string) => void;
  limit: number;
  labels: {
    field: string;
    placeholder: string;
    send: string;
    emoji: string;
    cancelReply: string;
    remaining: (left: number) => string;
    /** Says by how many characters the text is too long. */
    tooLong?: ((over: number) => string) | undefined;
  };
  emoji?: readonly string[] | undefined;
  reply?: { name: string; text: string; onCancel: () => void } | undefined;
  /** A notice above the field: slow mode, no network, muted. */
  note?: { icon: IconDrawing; text: ReactNode } | undefined;
  /** Disables the field; the placeholder says why. */
  disabled?: boolean | undefined;
  /** Blocks sending (slow mode); the user can still write. */
  held?: boolean | undefined;
  /** Content before the field. */
  start?: ReactNode;
}

const MAX_HEIGHT = 116;

export function Composer(props: ComposerProps) {
  const { value, onChange, onSend, limit, labels, emoji = [], reply, note, disabled, held, start } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const { open: picking, toggle, close, id, root: around, button, onKeyDown: onAnyKeyDown } = useDisclosure();
  const counterId = useId();
  const left = remainingToShow(value, limit);
  const ready = canSend(value, limit) && !disabled && !held;

  useGrowingHeight(field, value);

  const send = () => {
    if (!ready) return;
    close();
    onSend(value.trim());
    field.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isSendKey(event)) {
      event.preventDefault();
      send();
    } else if (event.key === 'Escape' && reply) {
      // Mark the key as handled, so that it does not also leave the theatre.
      event.preventDefault();
      reply.onCancel();
    }
  };

  const insert = (piece: string) => {
    const element = field.current;
    const at = element?.selectionStart ?? value.length;
    const next = insertAt(value, piece, at, element?.selectionEnd ?? at);
    onChange(next.text);
    // Set the caret after React has put the new value into the field.
    requestAnimationFrame(() => element?.setSelectionRange(next.caret, next.caret));
  };

  return (
    <div css={root} ref={around} onKeyDown={onAnyKeyDown} role="presentation" data-composer="">
      {picking && <EmojiPicker id={id} label={labels.emoji} emoji={emoji} onPick={insert} />}
      {note && (
        <p css={noteCss} role="status">
          <Icon icon={note.icon} size={14} />
          {note.text}
        </p>
      )}
      {left !== undefined && left < 0 && labels.tooLong && (
        <p css={noteCss} role="status">
          <Icon icon={icons.alert} size={14} />
          {labels.tooLong(-left)}
        </p>
      )}
      {reply && (
        <div css={replyCss}>
          <Icon icon={icons.reply} size={14} />
          <b>{reply.name}</b>
          <span css={clipCss}>{reply.text}</span>
          <IconButton size="sm" icon={icons.close} label={labels.cancelReply} onClick={reply.onCancel} css={push} />
        </div>
      )}
      <div css={box}>
        {start}
        <div css={fieldCss}>
          <textarea
            ref={field}
            rows={1}
            value={value}
            disabled={disabled}
            aria-label={labels.field}
            aria-describedby={left !== undefined ? counterId : undefined}
            aria-invalid={left !== undefined && left < 0 ? true : undefined}
            placeholder={labels.placeholder}
            enterKeyHint="send"
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={onKeyDown}
          />
          {left !== undefined && (
            <span id={counterId} css={[counter, left < 0 && over]} aria-label={labels.remaining(left)}>
              {left < 0 ? `−${-left}` : left}
            </span>
          )}
          {emoji.length > 0 && (
            <IconButton
              icon={icons.smile}
              label={labels.emoji}
              ref={button}
              aria-expanded={picking}
              aria-controls={picking ? id : undefined}
              disabled={disabled}
              onClick={toggle}
              css={inField}
            />
          )}
        </div>
        <IconButton icon={icons.send} label={labels.send} aria-disabled={!ready} onClick={send} css={sendCss} />
      </div>
    </div>
  );
}

/** The field grows with its text up to four rows, then scrolls. */
function useGrowingHeight(fieldRef: { readonly current: HTMLTextAreaElement | null }, value: string) {
  useLayoutEffect(() => {
    const element = fieldRef.current;
    if (!element) return;
    element.style.height = 'auto';
    element.style.height = `${Math.min(element.scrollHeight, MAX_HEIGHT)}px`;
  }, [fieldRef, value]);
}

const root = css`
  position: relative;
  flex: none;
  border-top: 1px solid var(--c-line);
  padding: var(--sp-2);
  background: var(--c-surface);
  @media ${PHONE} {
    [data-compact] & {
      padding: 5px 6px 5px var(--sp-2);
    }
  }
`;

const box = css`
  display: flex;
  align-items: flex-end;
`;

const fieldCss = css`
  flex: 1;
  min-width: 0;
  display: flex;
  align-items: flex-end;
  background: var(--c-sunken);
  border-radius: 22px;
  padding-left: var(--sp-4);
  min-height: 44px;
  &:focus-within {
    box-shadow: 0 0 0 2px var(--c-focus);
  }
  & textarea {
    flex: 1;
    min-width: 0;
    border: 0;
    background: none;
    outline: 0;
    resize: none;
    padding: 10px 0;
    line-height: 1.5rem;
    font-size: var(--fs-16);
    scrollbar-width: thin;
  }
  & textarea::placeholder {
    color: var(--c-muted);
    opacity: 1;
  }
  & textarea:disabled {
    cursor: not-allowed;
  }
  @media ${NOT_PHONE} {
    & textarea {
      font-size: var(--fs-14);
    }
  }
  /* 40 px to the eye, 44 px to the finger. */
  @media ${PHONE} {
    [data-compact] & {
      min-height: 40px;
      border-radius: 20px;
      --touch: 40px;
      & textarea {
        padding: 8px 0;
      }
    }
  }
`;

const inField = css`
  border-radius: 22px;
`;

const sendCss = css`
  && {
    background: var(--c-accent-fill);
    color: var(--c-on-accent);
    border-radius: 50%;
    margin-left: var(--sp-2);
  }
  &&:hover {
    background: var(--c-accent-fill-hover);
  }
  &&[aria-disabled='true'] {
    background: var(--c-fill);
    color: var(--c-muted);
  }
  &:focus-visible {
    border-radius: 50%;
  }
  @media ${PHONE} {
    [data-compact] && {
      --touch: 40px;
      margin-left: 6px;
    }
    [data-compact] &&::after {
      content: '';
      position: absolute;
      inset: -2px;
    }
  }
`;

const counter = css`
  align-self: center;
  padding: 0 var(--sp-1);
  font: var(--fw-medium) var(--fs-12)/1 var(--font-num);
  font-variant-numeric: tabular-nums;
  color: var(--c-muted);
`;

const over = css`
  color: var(--c-neg);
`;

const noteCss = css`
  display: flex;
  gap: 6px;
  align-items: center;
  padding: 0 var(--sp-2) var(--sp-2);
  font-size: var(--fs-12);
  color: var(--c-warn);
`;

const replyCss = css`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  padding: 0 0 var(--sp-1) var(--sp-3);
  font-size: var(--fs-12);
  color: var(--c-muted);
  min-width: 0;
  & b {
    font-weight: var(--fw-medium);
    color: var(--c-text-2);
    flex: none;
  }
`;

const push = css`
  margin-left: auto;
`;
