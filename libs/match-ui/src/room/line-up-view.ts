import type { CrestView } from '../match/Crest.js';
import type { TimelineMark } from './Timeline.js';

/** An event of a player, as an icon and as text: "Bàn thắng 17′". */
export interface PlayerMark {
  mark: TimelineMark | 'out' | 'in';
  label: string;
  /** Text beside the icon, if there is space: "64′". */
  text?: string | undefined;
}

export interface LineUpPlayerView {
  id: string;
  number: string;
  name: string;
  /** A name short enough to fit under a shirt. */
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
  /** Rows of the formation, goalkeeper first. Without a formation all eleven are in one row and there is no pitch. */
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
