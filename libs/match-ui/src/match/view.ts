import type { CrestView } from './Crest.js';

/** How loud a state is: red only for what is being played, amber for trouble, grey for the rest. */
export type StateTone = 'live' | 'warn' | 'plain';

export interface StateView {
  tone: StateTone;
  /** "Hiệp 2", "Hoãn", "29 phút nữa". */
  word: string;
  /** Running minute without its mark: "67", "45+2". */
  minute?: string | undefined;
}

export interface TeamView {
  name: string;
  crest: CrestView;
  /** Absent before kick-off. */
  score?: number | undefined;
  /** Sent off, with the words for it: "1 thẻ đỏ". */
  redCards?: { count: number; label: string } | undefined;
  standing?: 'ahead' | 'behind' | undefined;
}
