import { css, keyframes } from '@emotion/react';
import type { ReactNode } from 'react';
import { hiddenCss, Icon, IconButton, icons, KitLink, PHONE, type IconDrawing } from '@khandai/ui-kit';

/** A message from the room itself: a user joined, a goal. `strong` for events of the match. */
export function SystemLine({
  strong,
  mark,
  children,
}: {
  strong?: boolean | undefined;
  mark?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div css={[line, strong && strongLine]}>
      {mark}
      <span>{children}</span>
    </div>
  );
}

/** Separates read messages from unread ones. */
export function NewLine({ children }: { children: ReactNode }) {
  return (
    <div css={newLine} role="separator">
      {children}
    </div>
  );
}

/** Separates the messages of two days. */
export function DayLine({ children }: { children: ReactNode }) {
  return <div css={dayLine}>{children}</div>;
}

export interface MatchDividerProps {
  /** Teams of the match: "Hà Nội – Nam Định". */
  name: string;
  /** Its result or state, below the name: "Kết thúc 2–1". */
  result?: string | undefined;
  /** URL of the match. */
  href: string;
}

/** Separates what was written about a match from what was written about the one before. */
export function MatchDivider({ name, result, href }: MatchDividerProps) {
  return (
    <h3 css={divider}>
      <KitLink href={href}>
        <b>{name}</b>
        {result && <span>{result}</span>}
      </KitLink>
    </h3>
  );
}

export interface NewPillProps {
  onPress: () => void;
  /** At the top of the list: what it leads to is further up. */
  up?: boolean | undefined;
  children: ReactNode;
}

export function NewPill({ onPress, up, children }: NewPillProps) {
  return (
    <button type="button" css={[pill, up && pillAbove]} onClick={onPress}>
      <Icon icon={icons.arrowDown} size={16} />
      {children}
    </button>
  );
}

export interface PinnedNoticeProps {
  icon?: IconDrawing | undefined;
  children: ReactNode;
  /** A button at the end. */
  action?: ReactNode;
  close?: { label: string; onPress: () => void } | undefined;
}

export function PinnedNotice({ icon = icons.pin, children, action, close }: PinnedNoticeProps) {
  return (
    <div css={pinned}>
      <Icon icon={icon} size={16} />
      <p>{children}</p>
      {action}
      {close && <IconButton size="sm" icon={icons.close} label={close.label} onClick={close.onPress} />}
    </div>
  );
}

export interface ChatPanelProps {
  title: ReactNode;
  titleId?: string | undefined;
  /** Shown before the title: a way back. */
  lead?: ReactNode;
  note?: ReactNode;
  actions?: ReactNode;
  /** Notices above the list: OfflineBar, PinnedNotice. */
  notices?: ReactNode;
  list: ReactNode;
  composer: ReactNode;
  /**
   * On phones, where the tab already names the room, leaves all height to the messages: no head, name and text of a
   * message on one line, a low composer.
   */
  compactOnPhones?: boolean | undefined;
  /** No profile pictures, badges or name colours. */
  simple?: boolean | undefined;
  /** Messages of more than three lines are folded until a press on them. */
  short?: boolean | undefined;
}

/** Head, list and composer; fills the height of its parent. */
export function ChatPanel(props: ChatPanelProps) {
  const { title, titleId, lead, note, actions, notices, list, composer, compactOnPhones, simple, short } = props;
  return (
    <div
      css={panel}
      data-compact={compactOnPhones || undefined}
      data-simple={simple || undefined}
      data-short={short || undefined}
    >
      <div css={[head, compactOnPhones && noHeadOnPhones]}>
        {lead}
        <h2 id={titleId}>{title}</h2>
        {note && <span css={noteCss}>{note}</span>}
        {actions && <div css={push}>{actions}</div>}
      </div>
      {notices}
      {list}
      {composer}
    </div>
  );
}

const line = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  padding: 5px var(--sp-4);
  font-size: var(--fs-12);
  line-height: 1.125rem;
  color: var(--c-muted);
  text-align: center;
  & svg {
    width: 14px;
    height: 14px;
  }
  & b {
    font-weight: var(--fw-medium);
    color: var(--c-text-2);
  }
`;

const strongLine = css`
  margin: 6px var(--sp-4);
  padding: var(--sp-2) var(--sp-3);
  border-radius: var(--r-2);
  background: var(--c-sunken);
  color: var(--c-text-2);
  font-size: var(--fs-13);
  justify-content: flex-start;
  text-align: left;
  gap: var(--sp-2);
  & b {
    color: var(--c-text);
    font-weight: var(--fw-semi);
  }
`;

const newLine = css`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  padding: 6px var(--sp-4);
  font-size: var(--fs-12);
  font-weight: var(--fw-medium);
  color: var(--c-accent);
  &::before,
  &::after {
    content: '';
    flex: 1;
    height: 1px;
    background: var(--c-accent-line);
  }
`;

const dayLine = css`
  padding: var(--sp-2) var(--sp-4);
  font-size: var(--fs-12);
  line-height: 1.125rem;
  color: var(--c-muted);
  text-align: center;
`;

const divider = css`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  padding: var(--sp-3) var(--sp-4) var(--sp-2);
  font-weight: var(--fw-regular);
  &::before,
  &::after {
    content: '';
    flex: 1;
    min-width: var(--sp-3);
    height: 1px;
    background: var(--c-line-strong);
  }
  & > a {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: center;
    gap: 0 var(--sp-2);
    min-width: 0;
    font-size: var(--fs-13);
    line-height: 1.25rem;
    text-align: center;
    overflow-wrap: anywhere;
    color: var(--c-text-2);
  }
  & b {
    font-weight: var(--fw-semi);
    color: var(--c-text);
  }
`;

const pill = css`
  position: absolute;
  left: 50%;
  bottom: var(--sp-2);
  z-index: 1;
  transform: translateX(-50%);
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: 36px;
  padding: 0 var(--sp-4) 0 var(--sp-3);
  border-radius: var(--r-full);
  background: var(--c-accent-fill);
  color: var(--c-on-accent);
  font-size: var(--fs-13);
  font-weight: var(--fw-medium);
  box-shadow: var(--shadow-2);
  white-space: nowrap;
  &::after {
    content: '';
    position: absolute;
    inset: -4px 0;
  }
  &:hover {
    background: var(--c-accent-fill-hover);
  }
  &:focus-visible {
    border-radius: var(--r-full);
  }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

/* It waits until the list knows what is on screen. */
const pillAbove = css`
  bottom: auto;
  top: var(--sp-2);
  animation: ${appear} 0.2s 0.3s both;
  & > svg {
    transform: rotate(180deg);
  }
`;

const pinned = css`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  padding: var(--sp-2) var(--sp-2) var(--sp-2) var(--sp-4);
  border-bottom: 1px solid var(--c-line);
  font-size: var(--fs-13);
  color: var(--c-text-2);
  flex: none;
  & > svg {
    color: var(--c-accent);
  }
  & > p {
    flex: 1;
    min-width: 0;
  }
  /* Over the line that says who joined, which lies on the top of the list. */
  @media ${PHONE} {
    [data-compact] > & {
      position: relative;
      z-index: 1;
      min-height: 40px;
      padding: 0 var(--sp-1) 0 var(--sp-3);
      background: var(--c-surface);
    }
  }
`;

const panel = css`
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: 0;
  min-width: 0;
  height: 100%;
  background: var(--c-surface);
`;

const head = css`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  min-height: 48px;
  padding: 0 var(--sp-1) 0 var(--sp-4);
  border-bottom: 1px solid var(--c-line);
  flex: none;
  & > h2 {
    font-weight: var(--fw-semi);
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/* The title stays for screen readers, as the heading above those of the matches. */
const noHeadOnPhones = css`
  @media ${PHONE} {
    ${hiddenCss}
    min-height: 0;
    padding: 0;
    & > :not(h2) {
      display: none;
    }
  }
`;

const noteCss = css`
  font-size: var(--fs-12);
  color: var(--c-muted);
  white-space: nowrap;
`;

const push = css`
  display: flex;
  align-items: center;
  margin-left: auto;
`;
