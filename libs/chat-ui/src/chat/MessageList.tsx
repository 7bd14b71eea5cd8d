import { css, keyframes } from '@emotion/react';
import { useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { AnimationEvent, FocusEvent, ReactNode, Ref, RefObject, UIEvent } from 'react';
import { PHONE } from '@khandai/ui-kit';
import { NewPill } from './NewPill.js';
import { KeptPlace } from './KeptPlace.js';
import { useMessageWindow } from './message-window.js';
import { SpokenLines } from './SpokenLines.js';
import { StormTools } from './StormTools.js';
import { followEnd, isAtBottom, linesChanged, readerMoved, startOfList } from './sticky-list.js';

export interface MessageListItem {
  key: string;
  /** The user wrote the message. */
  own?: boolean | undefined;
  /** Not a message, but what separates messages, e.g. a day: it never counts as new. */
  mark?: boolean | undefined;
  /** What screen readers say when the message is new: "Gió Lào: vào rồi!". Without it the message is silent. */
  spoken?: string | undefined;
  node: ReactNode;
}

export interface MessageListProps {
  label: string;
  items: readonly MessageListItem[];
  /** Which part of the talk the items are. Another part is shown from its end. */
  part?: string | undefined;
  /** The items end before the newest message: the list does not follow their end, and counts nothing as new. */
  old?: boolean | undefined;
  /** Label of the button that counts new messages: "3 tin mới". Screen readers hear it for many messages at once. */
  newLabel: (count: number) => string;
  /** Max messages in the DOM while the list follows its end. */
  max?: number | undefined;
  /** Runs when the user scrolls near the top: load older messages. */
  onReachTop?: (() => void) | undefined;
  /** Runs when the user scrolls to the bottom. */
  onReachBottom?: (() => void) | undefined;
  /** A button over the top of the list that leads to what is further up: "12 tin chưa đọc". */
  jump?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** Content above the first message: a skeleton of older ones, the beginning of the room. */
  start?: ReactNode;
  /** Shown while there are no messages. */
  empty?: ReactNode;
  /** A message to scroll to, to light up and to focus, once it is among the items. Another object asks for it again. */
  target?: { readonly key: string } | undefined;
  /** The element that scrolls, which can have the focus. */
  ref?: Ref<HTMLDivElement | null> | undefined;
}

const NEAR_TOP = 120;
/** A page of history, so that the browser takes over what the server rendered. */
const MAX_AT_END = 60;

/**
 * Newest message at the bottom. The list follows new messages while the user is at the bottom; otherwise the messages they
 * read stay where they are, and a button counts the new ones. Only messages on and near the screen are in the DOM.
 */
export function MessageList(props: MessageListProps) {
  const { label, items, part, old = false, newLabel, max = MAX_AT_END } = props;
  const { onReachTop, onReachBottom, jump, start, empty, target, ref } = props;
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const head = useRef<HTMLDivElement>(null);
  /** Where the list last scrolled to its end, or the reader scrolled to after that. */
  const followedRef = useRef(0);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => box.current, []);
  const [known, setKnown] = useState({ items, part, sticky: linesChanged(startOfList, items) });
  let { sticky } = known;
  if (known.items !== items || known.part !== part) {
    sticky = linesChanged(known.part === part ? sticky : startOfList, items);
    setKnown({ items, part, sticky });
  }
  const lit = useTarget(target, items);
  if (lit.isNew) {
    sticky = readerMoved(sticky, false);
    setKnown({ items, part, sticky });
  }
  const stuck = sticky.stuck && !old;
  const [hasFocus, setHasFocus] = useState(false);
  const above = useHeightAbove({ box, list, head, followedRef }, stuck);
  const shown = useMessageWindow({ box, keys: items, stuck, max, above });
  const reveal = useEffectEvent((wanted: string) => shown.show(items.findIndex(({ key }) => key === wanted)));
  useLayoutEffect(() => {
    if (lit.target) reveal(lit.target.key);
  }, [lit.target]);

  useLayoutEffect(() => {
    const element = box.current;
    // The resize observer reports the first layout: reading the height here would force one while the page hydrates.
    if (element && stuck && (above !== undefined || !canObserve())) followedRef.current = followEnd(element);
  }, [items, stuck, above]);

  const onScroll = ({ currentTarget }: UIEvent<HTMLDivElement>) => {
    const atBottom = isAtBottom(currentTarget);
    // A font or a picture may have come since the list went to its end: what is below grew, and the reader did not move.
    const stays = sticky.stuck && currentTarget.scrollTop >= followedRef.current;
    followedRef.current = currentTarget.scrollTop;
    const moved = readerMoved(sticky, atBottom || stays);
    if (moved !== sticky) setKnown({ items, part, sticky: moved });
    if (currentTarget.scrollTop < NEAR_TOP) onReachTop?.();
    if (atBottom) onReachBottom?.();
  };

  // The keyboard is in a message, or a dialog that it opened: the list holds still, or a busy room would take the message away.
  const onFocus = ({ target: focused, currentTarget }: FocusEvent<HTMLElement>) => {
    setHasFocus(true);
    if (focused !== currentTarget && (focused.matches(':focus-visible') || focused.closest('dialog')))
      setKnown({ items, part, sticky: readerMoved(sticky, false) });
  };

  const toBottom = () => {
    setKnown({ items, part, sticky: readerMoved(sticky, true) });
    box.current?.focus({ preventScroll: true });
  };

  return (
    <div css={root}>
      {!stuck && <KeptPlace box={box} />}
      <div
        css={scroller}
        ref={box}
        role="log"
        aria-label={label}
        // Messages enter and leave the DOM while the user scrolls. What is new is said by SpokenLines.
        aria-live="off"
        tabIndex={0}
        onScroll={onScroll}
        onFocus={onFocus}
        onBlur={() => setHasFocus(false)}
      >
        <div css={filler} />
        <div ref={head} css={headCss}>
          {start}
        </div>
        {items.length === 0 && empty}
        {/* The keyboard reaches the toolbars from the list. */}
        <StormTools items={items} follows={stuck && !hasFocus}>
          <ol ref={list} style={{ paddingTop: shown.before, paddingBottom: shown.after }}>
            {items.slice(shown.first, shown.end).map(({ key, node }, at) => (
              <li
                key={key}
                ref={shown.measure}
                data-index={shown.first + at}
                {...(key === lit.key && { css: litCss, tabIndex: -1, onAnimationEnd: lit.onAnimationEnd })}
              >
                {key === lit.key && <FocusParent />}
                {node}
              </li>
            ))}
          </ol>
        </StormTools>
      </div>
      <SpokenLines key={part} items={items} sumUp={newLabel} />
      {jump && (
        <NewPill up onPress={jump.onPress}>
          {jump.label}
        </NewPill>
      )}
      {!old && sticky.unread > 0 && <NewPill onPress={toBottom}>{newLabel(sticky.unread)}</NewPill>}
    </div>
  );
}

const canObserve = (): boolean => typeof ResizeObserver !== 'undefined';

interface Elements {
  readonly box: RefObject<HTMLElement | null>;
  readonly list: RefObject<HTMLElement | null>;
  /** Content above the first message. */
  readonly head: RefObject<HTMLElement | null>;
  readonly followedRef: RefObject<number>;
}

/**
 * Height of the content above the first message; undefined before the first layout. Until that is painted, and whenever the
 * list or its messages change their height, e.g. when an on-screen keyboard opens, a list that follows its end scrolls there.
 */
function useHeightAbove({ box, list, head, followedRef }: Elements, stuck: boolean): number | undefined {
  const [above, setAbove] = useState<number>();
  const onLayout = useEffectEvent((element: HTMLElement, grown: number) => {
    if (stuck) followedRef.current = followEnd(element);
    else if (grown !== 0) element.scrollTop += grown;
  });
  useLayoutEffect(() => {
    if (!box.current || !list.current || !head.current || !canObserve()) return;
    const [element, top] = [box.current, head.current];
    let height: number | undefined;
    const observer = new ResizeObserver(() => {
      const before = height ?? top.offsetHeight;
      height = top.offsetHeight;
      setAbove(height);
      onLayout(element, height - before);
    });
    for (const part of [element, list.current, top]) observer.observe(part);
    return () => observer.disconnect();
  }, [box, list, head]);
  return above;
}

interface Target {
  /** The target that the list has reached. */
  readonly target: MessageListProps['target'];
  /** It is reached by this render. */
  readonly isNew: boolean;
  /** Its key while it is lit up. */
  readonly key: string | undefined;
  readonly onAnimationEnd: (event: AnimationEvent) => void;
}

/** Reaches a target when it is among the items, once. */
function useTarget(wanted: MessageListProps['target'], items: readonly MessageListItem[]): Target {
  const [target, setTarget] = useState<MessageListProps['target']>();
  const [past, setPast] = useState<MessageListProps['target']>();
  const isNew = wanted !== undefined && wanted !== target && items.some(({ key }) => key === wanted.key);
  if (isNew) setTarget(wanted);
  return {
    target,
    isNew,
    key: target === past ? undefined : target?.key,
    onAnimationEnd: (event) => {
      if (event.target === event.currentTarget) setPast(target);
    },
  };
}

/** Gives its parent the focus: a screen reader reads the message that the list went to, and the keyboard goes on from there. */
function FocusParent() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    mark.current?.parentElement?.focus({ preventScroll: true });
  }, []);
  return <span ref={mark} hidden />;
}

const root = css`
  position: relative;
  display: flex;
  flex: 1;
  min-height: 0;
`;

const scroller = css`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-width: 0;
  overflow-y: auto;
  overflow-anchor: none;
  padding: var(--sp-2) 0;
  scrollbar-width: thin;
  scrollbar-color: var(--c-line-strong) transparent;
  &:focus-visible {
    outline-offset: -2px;
  }
  @media (min-width: 768px) {
    overscroll-behavior: contain;
  }
  @media ${PHONE} {
    [data-compact] & {
      overscroll-behavior: contain;
      padding: 6px 0 var(--sp-1);
      mask-image: linear-gradient(transparent 16px, #000 32px);
    }
  }
`;

/* Pushes a few messages down to the bottom of the list. */
const filler = css`
  margin-top: auto;
`;

const headCss = css`
  display: flow-root;
  flex: none;
`;

const light = keyframes`
  from, 40% { background: var(--c-accent-tint); }
`;

const litCss = css`
  animation: ${light} 2.4s ease-out;
  @media (prefers-reduced-motion: reduce) {
    background: var(--c-accent-tint);
  }
`;
