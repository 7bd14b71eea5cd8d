/** What a list that grows at its end knows about its reader. */
export interface StickyState {
  /** The reader is at the bottom, and stays there as lines come. */
  readonly stuck: boolean;
  /** Lines that came while the reader was further up, not counting their own. */
  readonly unread: number;
  /** Key of the last line, to tell new lines from old ones loaded above. */
  readonly lastKey: string | undefined;
  readonly firstKey: string | undefined;
  /** The last change put older lines on top: not news, so not to be announced. */
  readonly prepended: boolean;
}

export interface StickyLine {
  readonly key: string;
  /** The reader's own line: it brings them down to it. */
  readonly own: boolean;
}

export const startOfList: StickyState = { stuck: true, unread: 0, lastKey: undefined, firstKey: undefined, prepended: false };

/** The state after the list became `lines`. */
export function linesChanged(state: StickyState, lines: readonly StickyLine[]): StickyState {
  const added = linesAfter(state.lastKey, lines);
  const lastKey = lines.at(-1)?.key;
  const firstKey = lines[0]?.key;
  const prepended = state.firstKey !== undefined && firstKey !== state.firstKey && lines.some(({ key }) => key === state.firstKey);
  const stuck = state.stuck || added.some(({ own }) => own);
  const unread = stuck ? 0 : state.unread + added.length;
  return { stuck, unread, lastKey, firstKey, prepended };
}

/** The state after the reader scrolled. */
export function readerMoved(state: StickyState, atBottom: boolean): StickyState {
  if (atBottom === state.stuck) return state;
  return { ...state, stuck: atBottom, unread: atBottom ? 0 : state.unread };
}

/** Closer to the bottom than this many pixels counts as there: fingers are not exact. */
const NEAR = 48;

export function isAtBottom({
  scrollTop,
  clientHeight,
  scrollHeight,
}: Pick<HTMLElement, 'scrollTop' | 'clientHeight' | 'scrollHeight'>): boolean {
  return scrollHeight - scrollTop - clientHeight <= NEAR;
}

/** How many lines stay in the page: `most`, and twice that while the reader is further up, so that what they read is not pulled away. */
export function windowStart(count: number, most: number, stuck: boolean): number {
  return Math.max(0, count - (stuck ? most : most * 2));
}

function linesAfter(key: string | undefined, lines: readonly StickyLine[]): readonly StickyLine[] {
  if (key === undefined) return [];
  const at = lines.findLastIndex((line) => line.key === key);
  // A last line that is gone (a failed one deleted) leaves nothing to count from.
  return at < 0 ? [] : lines.slice(at + 1);
}
