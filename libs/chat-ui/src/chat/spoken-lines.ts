import { isOfOthers, newLines, type StickyLine } from './sticky-list.js';

export interface SpokenLine extends StickyLine {
  /** What a screen reader says when the line is new; without it the line is silent. */
  readonly spoken?: string | undefined;
}

/** What was said, and what waits until the pause after it is over. */
export interface SpokenState {
  readonly lastKey: string | undefined;
  readonly waiting: readonly string[];
  readonly said: string;
  /** Counts what was said: the same sentence twice is said twice. */
  readonly turn: number;
  /** True during the pause after a sentence. */
  readonly pausing: boolean;
}

export const silence: SpokenState = { lastKey: undefined, waiting: [], said: '', turn: 0, pausing: false };

/** A message of another user, or a mark with words of its own: a goal between the messages. */
const isHeard = (line: SpokenLine): boolean => isOfOthers(line) || (line.mark === true && line.spoken !== undefined);

/** The state after the list changes. Lines of the history and the user's own are silent. */
export function linesCame(state: SpokenState, lines: readonly SpokenLine[], sumUp: (count: number) => string) {
  const fresh = newLines(state.lastKey, lines, isHeard).flatMap(({ spoken }) => spoken ?? []);
  const lastKey = lines.findLast(isHeard)?.key;
  if (fresh.length === 0) return lastKey === state.lastKey ? state : { ...state, lastKey };
  const next = { ...state, lastKey, waiting: [...state.waiting, ...fresh] };
  return state.pausing ? next : spoken(next, sumUp);
}

/** The state after a pause. */
export function pauseEnded(state: SpokenState, sumUp: (count: number) => string): SpokenState {
  return state.waiting.length > 0 ? spoken(state, sumUp) : { ...state, pausing: false };
}

/** Says the waiting line, or how many there are. */
function spoken({ waiting, ...state }: SpokenState, sumUp: (count: number) => string): SpokenState {
  const [line = ''] = waiting;
  const said = waiting.length === 1 ? line : sumUp(waiting.length);
  return { ...state, waiting: [], said, turn: state.turn + 1, pausing: true };
}
