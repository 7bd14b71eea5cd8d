import { EventType } from '@khandai/contracts';
import { chance } from '@khandai/server/feed-port';
import { MINUTE } from './demo-time.js';
import type { MatchScript, ScriptEvent } from './match-script.js';
import { halvesOf, minuteAt } from './whistles.js';

const MIN_REVIEW_MS = 70_000;
const MAX_REVIEW_MS = 115_000;
/** Share of matches that get an extra review besides those in the script. */
const MORE = 0.16;

/**
 * A video review disallows a goal: the goal counts for a minute or two, then the decision replaces it. A review that
 * does not fit into its half is dropped.
 */
export function withReviews(events: readonly ScriptEvent[], seed: string, added: MatchScript['added']): ScriptEvent[] {
  const drawn = [...events, ...more(events, seed, added)];
  const reviewed = drawn.flatMap((event) => (event.type === EventType.var ? review(event, seed, added) : [event]));
  return reviewed.sort((a, b) => a.at - b.at);
}

function review(decision: ScriptEvent, seed: string, added: MatchScript['added']): ScriptEvent[] {
  const { half, restart } = halvesOf(added);
  const length =
    Math.round((MIN_REVIEW_MS + chance(`${seed}/${decision.at}/review`) * (MAX_REVIEW_MS - MIN_REVIEW_MS)) / 1000) *
    1000;
  const at = decision.at - length;
  const started = decision.at < half ? 0 : restart;
  if (at < started + MINUTE) return [];
  return [
    { ...decision, type: EventType.goal, at, until: decision.at, otherPlayerName: null, ...minuteAt(at, added) },
    decision,
  ];
}

/** An extra review for a player who scores or is booked in the match, because that player is on the pitch. */
function more(events: readonly ScriptEvent[], seed: string, added: MatchScript['added']): ScriptEvent[] {
  if (chance(`${seed}/reviewed`) >= MORE) return [];
  const { half, restart } = halvesOf(added);
  const author = events.find(({ type }) => type === EventType.goal || type === EventType.yellowCard);
  if (!author) return [];
  const from = author.at < half ? 4 * MINUTE : restart + 4 * MINUTE;
  const at = Math.round((from + chance(`${seed}/reviewed/at`) * Math.max(0, author.at - from)) / 1000) * 1000;
  return [{ ...author, type: EventType.var, at, otherPlayerName: null, ...minuteAt(at, added) }];
}
