import { EventType } from '@khandai/contracts';
import type { DemoClub } from './clubs.js';
import type { ScriptEvent } from './match-script.js';
import { squadOf } from './people.js';

/** Outfield players of a club after `events` of its own: not those sent off or replaced, but the substitutes who came on. */
export function outfieldOf(club: DemoClub, events: readonly ScriptEvent[]): string[] {
  const off = new Set<string>();
  for (const { type, playerName, otherPlayerName } of events) {
    if (type === EventType.redCard || type === EventType.secondYellow) off.add(playerName);
    if (type === EventType.substitution && otherPlayerName !== null) off.add(otherPlayerName);
  }
  const on = events.filter(({ type }) => type === EventType.substitution).map(({ playerName }) => playerName);
  return [...squadOf(club).starters.slice(1), ...on].filter((name) => !off.has(name));
}
