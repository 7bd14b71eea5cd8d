import type { CrestView } from '../match/Crest.js';
import type { TimelineMark } from './Timeline.js';

/** What happened to a player, in a drawing and in words: "Bàn thắng 17′". */
export interface PlayerMark {
  mark: TimelineMark | 'out' | 'in';
  label: string;
  /** Beside the drawing, where there is room: "64′". */
  text?: string | undefined;
}

export interface LineUpPlayerView {
  id: string;
  number: string;
  name: string;
  /** What fits under a shirt. */
  shortName: string;
  /** "Đội trưởng", for the captain only. */
  captain?: string | undefined;
  marks: readonly PlayerMark[];
}

export interface TeamLineUpView {
  name: string;
  crest: CrestView;
  /** "4-2-3-1"; empty when unknown. */
  formation: string;
  /** Rows of the formation, the keeper first. Without a formation all eleven are one row and no pitch is drawn. */
  rows: readonly (readonly LineUpPlayerView[])[];
  bench: readonly LineUpPlayerView[];
  coach: string;
}

export interface LineUpLabels {
  /** "Đội hình xuất phát" */
  starting: string;
  bench: string;
  coach: string;
  captainMark: string;
}
