import type { CrestView } from './Crest.js';

/** Emphasis of a state: red only for running matches, amber for problems, grey for the rest. */
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
  /** Undefined before kick-off. */
  score?: number | undefined;
  /** Players sent off, and the label: "1 thẻ đỏ". */
  redCards?: { count: number; label: string } | undefined;
  standing?: 'ahead' | 'behind' | undefined;
}
