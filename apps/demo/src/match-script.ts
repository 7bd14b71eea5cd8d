import { EventType } from '@khandai/contracts';
import { extraTimeOf } from './extra-time.js';
import { fateOf } from './fate.js';
import type { DemoFixture } from './fixture.js';
import { ScriptWriter } from './script-writer.js';

/**
 * The complete course of a demo match, generated from its seed before kick-off. Times are milliseconds after kick-off.
 */
export interface MatchScript {
  /** Added minutes of each half. */
  added: [first: number, second: number];
  /** Events of ninety minutes, in order. */
  events: ScriptEvent[];
  /** Minor actions that only the statistics and the commentary use. */
  touches: Touch[];
  /** Home possession over the match, in percent. */
  possession: number;
  /** Expected goals of each side in ninety minutes. */
  rates: [home: number, away: number];
  /** Expected corners of each side in ninety minutes. */
  corners: [home: number, away: number];
  /** Set for a knock-out match that is level after ninety minutes. */
  extra: ExtraTime | null;
  /** Set when the match is called off or abandoned. */
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
  /** Time at which the goal is disallowed. */
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
  /** Kicks of the shoot-out, in order; null when extra time decides the match. */
  kicks: Kick[] | null;
}

export interface Kick {
  at: number;
  home: boolean;
  scored: boolean;
  playerName: string;
}

export interface Stop {
  /** Negative before kick-off. */
  at: number;
  /** Raw status from that time on. */
  status: number;
}

const scripts = new WeakMap<DemoFixture, MatchScript>();

/** Generates the script of a fixture; the same seed and clubs give the same script. */
export function scriptOf(fixture: DemoFixture): MatchScript {
  const known = scripts.get(fixture);
  if (known) return known;
  const played = new ScriptWriter(fixture).write();
  const extra = fixture.knockOut && isLevel(played.events) ? extraTimeOf(fixture, played) : null;
  const script = { ...played, extra, stop: fixture.mayFail ? fateOf(fixture, played) : null };
  scripts.set(fixture, script);
  return script;
}

export const isGoal = (type: number): boolean =>
  type === EventType.goal || type === EventType.penaltyScored || type === EventType.ownGoal;

/** Goals without the disallowed ones. */
export const standingGoals = (events: readonly ScriptEvent[]): ScriptEvent[] =>
  events.filter(({ type, until }) => isGoal(type) && until === undefined);

function isLevel(events: readonly ScriptEvent[]): boolean {
  const goals = standingGoals(events);
  return goals.filter(({ home }) => home).length * 2 === goals.length;
}
