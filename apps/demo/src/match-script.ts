import { EventType } from '@khandai/contracts';
import { extraTimeOf } from './extra-time.js';
import { fateOf } from './fate.js';
import type { DemoFixture } from './night.js';
import { ScriptWriter } from './script-writer.js';

/** The whole course of a demo match, drawn from its seed before it begins. Times are milliseconds after kick-off. */
export interface MatchScript {
  /** Added minutes of the halves. */
  added: [first: number, second: number];
  /** Those of ninety minutes, in order. */
  events: ScriptEvent[];
  /** Small things that only statistics and the commentary tell. */
  touches: Touch[];
  /** Home share of the ball over the match, in percent. */
  possession: number;
  /** Goals each side is expected to score in ninety minutes. */
  rates: [home: number, away: number];
  /** Corners each side is expected to take in ninety minutes. */
  corners: [home: number, away: number];
  /** Where a winner had to be found. */
  extra: ExtraTime | null;
  /** Where the match was called off or broken off. */
  stop: Stop | null;
}

export interface ScriptEvent {
  at: number;
  type: number;
  home: boolean;
  minute: number;
  addedMinute: number;
  playerName: string;
  otherPlayerName: string | null;
  /** A goal that is taken back then. */
  until?: number;
}

export type TouchKind = 'shot' | 'onTarget' | 'foul' | 'corner' | 'offside' | 'attack' | 'dangerous';

export interface Touch {
  at: number;
  home: boolean;
  kind: TouchKind;
}

export interface ExtraTime {
  goals: ScriptEvent[];
  /** Kicks from the mark, in order; null where extra time decided. */
  kicks: Kick[] | null;
}

export interface Kick {
  at: number;
  home: boolean;
  scored: boolean;
  playerName: string;
}

export interface Stop {
  /** Below 0 before kick-off. */
  at: number;
  /** Raw status from then on. */
  status: number;
}

const scripts = new WeakMap<DemoFixture, MatchScript>();

/** Draws the script of a fixture; the same seed and clubs give the same one. */
export function scriptOf(fixture: DemoFixture): MatchScript {
  const known = scripts.get(fixture);
  if (known) return known;
  const played = new ScriptWriter(fixture).write();
  const extra = fixture.knockOut && isLevel(played.events) ? extraTimeOf(fixture, played) : null;
  const script = { ...played, extra, stop: fixture.mayFail ? fateOf(fixture, played) : null };
  scripts.set(fixture, script);
  return script;
}

export const isGoal = (type: number): boolean => type === EventType.goal || type === EventType.penaltyScored || type === EventType.ownGoal;

/** Goals that were not taken back. */
export const standingGoals = (events: readonly ScriptEvent[]): ScriptEvent[] =>
  events.filter(({ type, until }) => isGoal(type) && until === undefined);

function isLevel(events: readonly ScriptEvent[]): boolean {
  const goals = standingGoals(events);
  return goals.filter(({ home }) => home).length * 2 === goals.length;
}
