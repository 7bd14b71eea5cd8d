/** Scroll and unread state of a list that grows at its end. */
export interface StickyState {
  /** The user is at the bottom, and the list follows new messages. */
  readonly stuck: boolean;
  /** Messages that arrived while the user was further up, without the user's own. */
  readonly unread: number;
  /** Key of the last message of another user. The user's own unconfirmed messages stay below later ones of others. */
  readonly lastKey: string | undefined;
  readonly lastOwnKey: string | undefined;
}

export interface StickyLine {
  readonly key: string;
  /** The user's own message: the list scrolls down to it. */
  readonly own?: boolean | undefined;
  /** Not a message, but what separates messages: it never counts as new. */
  readonly mark?: boolean | undefined;
}

export const startOfList: StickyState = { stuck: true, unread: 0, lastKey: undefined, lastOwnKey: undefined };

/** The state after the list changes to `lines`. */
export function linesChanged(state: StickyState, lines: readonly StickyLine[]): StickyState {
  const stuck = state.stuck || hasNewOwnLine(state, lines);
  return {
    stuck,
    unread: stuck ? 0 : state.unread + newLines(state.lastKey, lines).length,
    lastKey: lines.findLast(isOfOthers)?.key,
    lastOwnKey: lines.findLast(({ own }) => own)?.key,
  };
}

/** The state after the user scrolls. */
export function readerMoved(state: StickyState, atBottom: boolean): StickyState {
  if (atBottom === state.stuck) return state;
  return { ...state, stuck: atBottom, unread: atBottom ? 0 : state.unread };
}

/** Within this many pixels of the bottom the user counts as at the bottom: touch scrolling is not exact. */
const NEAR_BOTTOM = 48;

export function isAtBottom({
  scrollTop,
  clientHeight,
  scrollHeight,
}: Pick<HTMLElement, 'scrollTop' | 'clientHeight' | 'scrollHeight'>): boolean {
  return scrollHeight - scrollTop - clientHeight <= NEAR_BOTTOM;
}

/** Scrolls to the end; returns where that is. */
export function followEnd(box: Pick<HTMLElement, 'scrollTop' | 'scrollHeight'>): number {
  box.scrollTop = box.scrollHeight;
  return box.scrollTop;
}

/**
 * Lines that count, by default those of other users, after the last one that was known. Empty if that line is gone (the list shows another part of
 * the talk): new lines cannot be distinguished from old ones then.
 */
export function newLines<L extends StickyLine>(
  lastKey: string | undefined,
  lines: readonly L[],
  counts: (line: L) => boolean = isOfOthers,
): readonly L[] {
  if (lastKey === undefined) return [];
  const at = lines.findLastIndex(({ key }) => key === lastKey);
  return at < 0 ? [] : lines.slice(at + 1).filter(counts);
}

/** A message of another user. */
export const isOfOthers = ({ own, mark }: StickyLine): boolean => own !== true && mark !== true;

/** A line of the user came below the last line of the others; own lines of an older page do not count. */
function hasNewOwnLine({ lastKey, lastOwnKey }: StickyState, lines: readonly StickyLine[]): boolean {
  const own = lines.findLastIndex((line) => line.own);
  const other = lines.findLastIndex(({ key }) => key === lastKey);
  const isSameList = lastKey === undefined || other >= 0;
  return isSameList && own > other && lines[own]?.key !== lastOwnKey;
}
