/** Scroll and unread state of a list that grows at its end. */
export interface StickyState {
  /** The user is at the bottom, and the list follows new messages. */
  readonly stuck: boolean;
  /** Messages that arrived while the user was further up, without the user's own. */
  readonly unread: number;
  /** Key of the last message, to tell new messages from older ones that load at the top. */
  readonly lastKey: string | undefined;
  readonly firstKey: string | undefined;
  /** The last change added older messages at the top, which screen readers must not announce. */
  readonly prepended: boolean;
}

export interface StickyLine {
  readonly key: string;
  /** The user's own message: the list scrolls down to it. */
  readonly own: boolean;
}

export const startOfList: StickyState = {
  stuck: true,
  unread: 0,
  lastKey: undefined,
  firstKey: undefined,
  prepended: false,
};

/** The state after the list changes to `lines`. */
export function linesChanged(state: StickyState, lines: readonly StickyLine[]): StickyState {
  const added = linesAfter(state.lastKey, lines);
  const lastKey = lines.at(-1)?.key;
  const firstKey = lines[0]?.key;
  const prepended =
    state.firstKey !== undefined && firstKey !== state.firstKey && lines.some(({ key }) => key === state.firstKey);
  const stuck = state.stuck || added.some(({ own }) => own);
  const unread = stuck ? 0 : state.unread + added.length;
  return { stuck, unread, lastKey, firstKey, prepended };
}

/** The state after the user scrolls. */
export function readerMoved(state: StickyState, atBottom: boolean): StickyState {
  if (atBottom === state.stuck) return state;
  return { ...state, stuck: atBottom, unread: atBottom ? 0 : state.unread };
}

/** Within this many pixels of the bottom the user counts as at the bottom: touch scrolling is not exact. */
const NEAR = 48;

export function isAtBottom({
  scrollTop,
  clientHeight,
  scrollHeight,
}: Pick<HTMLElement, 'scrollTop' | 'clientHeight' | 'scrollHeight'>): boolean {
  return scrollHeight - scrollTop - clientHeight <= NEAR;
}

/**
 * Index of the first message in the DOM. The list renders `most` messages, or twice that while the user is further up,
 * so that the messages they read stay.
 */
export function windowStart(count: number, max: number, stuck: boolean): number {
  return Math.max(0, count - (stuck ? max : max * 2));
}

function linesAfter(key: string | undefined, lines: readonly StickyLine[]): readonly StickyLine[] {
  if (key === undefined) return [];
  const at = lines.findLastIndex((line) => line.key === key);
  // If the last known message is gone (a failed one was deleted), the new messages cannot be counted.
  return at < 0 ? [] : lines.slice(at + 1);
}
