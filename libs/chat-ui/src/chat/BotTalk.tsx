import { css } from '@emotion/react';
import { Badge, hiddenCss, IconButton, icons } from '@khandai/ui-kit';
import { type FormEvent, type ReactNode, useState } from 'react';

export interface BotAnswerProps {
  name: string;
  /** Says that no person answers. */
  mark: string;
  children: ReactNode;
}

/** What the help bot says; the owl marks it. */
export function BotAnswer({ name, mark, children }: BotAnswerProps) {
  return (
    <div css={answer}>
      <BotMark />
      <div css={bubble}>
        <p css={head}>
          <b>{name}</b>
          <Badge>{mark}</Badge>
        </p>
        {children}
      </div>
    </div>
  );
}

/** What the user asked the bot. */
export function BotQuestion({ asker, children }: { asker: string; children: ReactNode }) {
  return (
    <p css={question}>
      <span css={hiddenCss}>{asker}: </span>
      {children}
    </p>
  );
}

export interface BotFieldProps {
  label: string;
  placeholder: string;
  sendLabel: string;
  maxLength: number;
  disabled?: boolean | undefined;
  onAsk: (text: string) => void;
}

/** The field for questions to the bot. */
export function BotField({ label, placeholder, sendLabel, maxLength, disabled, onAsk }: BotFieldProps) {
  const [text, setText] = useState('');
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (disabled || text.trim() === '') return;
    onAsk(text.trim());
    setText('');
  };
  return (
    <form css={form} onSubmit={ask}>
      <input
        aria-label={label}
        placeholder={placeholder}
        value={text}
        maxLength={maxLength}
        autoComplete="off"
        enterKeyHint="send"
        onChange={({ target }) => setText(target.value)}
      />
      <IconButton icon={icons.send} label={sendLabel} type="submit" disabled={disabled || text.trim() === ''} />
    </form>
  );
}

/** The mascot of the help bot. */
export const BotMark = () => (
  <span css={face}>
    <svg viewBox="0 0 32 32" width={32} height={32} aria-hidden="true">
      <path
        fill="currentColor"
        d="M5.5 4.2c2.6.3 4.7 1.3 6.1 2.6a12 12 0 0 1 8.8 0c1.4-1.3 3.5-2.3 6.1-2.6-.3 2.4-.5 4.3.2 6.3.5 1.5.8 3.1.8 4.8C27.5 23 22.4 28 16 28S4.5 23 4.5 15.3c0-1.7.3-3.3.8-4.8.7-2 .5-3.9.2-6.3Z"
      />
      <circle cx="11.2" cy="14" r="4.4" fill="#fff" />
      <circle cx="20.8" cy="14" r="4.4" fill="#fff" />
      <circle cx="11.8" cy="14.2" r="2.1" fill="#10231a" />
      <circle cx="20.2" cy="14.2" r="2.1" fill="#10231a" />
      <path fill="#f2b33d" d="m16 16.6 2.2 2.3L16 22.4l-2.2-3.5Z" />
    </svg>
  </span>
);

const answer = css`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: var(--sp-2);
  align-items: start;
`;

const face = css`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: 50%;
  background: var(--c-accent-tint);
  color: var(--c-accent);
`;

const bubble = css`
  display: grid;
  gap: var(--sp-2);
  justify-self: start;
  min-width: 0;
  max-width: 100%;
  padding: var(--sp-2) var(--sp-3) var(--sp-3);
  border-radius: 4px var(--r-4) var(--r-4);
  background: var(--c-sunken);
  font-size: var(--fs-14);
  line-height: 1.25rem;
  overflow-wrap: anywhere;
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2);
  font-size: var(--fs-13);
`;

const question = css`
  justify-self: end;
  max-width: 85%;
  padding: var(--sp-2) var(--sp-3);
  border-radius: var(--r-4) var(--r-4) 4px;
  background: var(--c-accent-tint);
  font-size: var(--fs-14);
  line-height: 1.25rem;
  overflow-wrap: anywhere;
`;

const form = css`
  display: flex;
  align-items: center;
  padding-left: var(--sp-4);
  border-radius: 22px;
  background: var(--c-sunken);
  &:focus-within {
    box-shadow: 0 0 0 2px var(--c-focus);
  }
  & > input {
    flex: 1;
    min-width: 0;
    min-height: var(--touch);
    border: 0;
    outline: 0;
    background: none;
    color: inherit;
    font-size: var(--fs-16);
  }
  & > input::placeholder {
    color: var(--c-muted);
    opacity: 1;
  }
`;
