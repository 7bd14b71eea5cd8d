import { EventType } from '@khandai/contracts';
import { Seeded } from '@khandai/server/feed-port';
import { MINUTE } from './demo-time.js';
import type { MatchScript, ScriptEvent, Touch, TouchKind } from './match-script.js';
import { squadOf } from './names.js';
import type { DemoFixture } from './night.js';
import { withReviews } from './reviews.js';
import { BREAK_MINUTES, HALF_MINUTES, minuteAt } from './whistles.js';

const HOME_GOALS = 1.45;
const AWAY_GOALS = 1.15;

/** Expected number per team and match; goals depend on strength instead. */
const PER_MATCH = {
  yellow: 1.8,
  red: 0.06,
  penaltyMissed: 0.05,
  var: 0.12,
  shot: 11,
  foul: 12,
  corner: 4.6,
  offside: 2,
  attack: 96,
  dangerous: 44,
};

/**
 * Generates ninety minutes. The order of the random draws determines the result of a seed, so new features must use
 * generators of their own.
 */
export class ScriptWriter {
  readonly #rng: Seeded;
  readonly #added: [number, number];
  readonly #rates: [number, number];
  readonly #squads: [string[], string[]];
  readonly #bench: [string[], string[]];

  constructor(private readonly fixture: DemoFixture) {
    const { seed, home, away } = fixture;
    this.#rng = new Seeded(`${seed}/script`);
    this.#added = [this.#rng.whole(1, 3), this.#rng.whole(3, 6)];
    const edge = home.strength / away.strength;
    this.#rates = [HOME_GOALS * edge, AWAY_GOALS / edge];
    const squads = [squadOf(seed, home.teamId), squadOf(seed, away.teamId)] as const;
    this.#squads = [squads[0].starters, squads[1].starters];
    this.#bench = [squads[0].bench, squads[1].bench];
  }

  write(): Omit<MatchScript, 'extra' | 'stop'> {
    const substitutions = [true, false].flatMap((home) => this.#substitutions(home));
    const moments = [true, false].flatMap((home) => [...this.#goals(home), ...this.#incidents(home)]);
    const share = 50 + (this.#rates[0] - this.#rates[1]) * 5 + (this.#rng.next() - 0.5) * 12;
    const events = withCards([...moments, ...substitutions].sort((a, b) => a.at - b.at));
    return {
      added: this.#added,
      events: withReviews(events, this.fixture.seed, this.#added),
      touches: [true, false].flatMap((home) => this.#touches(home)).sort((a, b) => a.at - b.at),
      possession: Math.round(Math.min(68, Math.max(32, share))),
      rates: this.#rates,
      corners: [PER_MATCH.corner * this.#edge(true), PER_MATCH.corner * this.#edge(false)],
    };
  }

  #edge(home: boolean): number {
    return Math.sqrt(this.#rates[home ? 0 : 1] / 1.3);
  }

  #goals(home: boolean): ScriptEvent[] {
    return this.#times(this.#rates[home ? 0 : 1]).map((at) => {
      const draw = this.#rng.next();
      if (draw < 0.03) return this.#event(at, EventType.ownGoal, home, this.#player(!home));
      if (draw < 0.12) return this.#event(at, EventType.penaltyScored, home, this.#player(home));
      const scorer = this.#player(home);
      const helper = this.#player(home);
      return this.#event(at, EventType.goal, home, scorer, helper !== scorer && this.#rng.next() < 0.7 ? helper : null);
    });
  }

  #incidents(home: boolean): ScriptEvent[] {
    const kinds = [
      [EventType.yellowCard, PER_MATCH.yellow],
      [EventType.redCard, PER_MATCH.red],
      [EventType.penaltyMissed, PER_MATCH.penaltyMissed],
      [EventType.var, PER_MATCH.var],
    ] as const;
    return kinds.flatMap(([type, mean]) =>
      this.#times(mean).map((at) => this.#event(at, type, home, this.#player(home))),
    );
  }

  #substitutions(home: boolean): ScriptEvent[] {
    const [on, off] = [[...this.#bench[home ? 0 : 1]], this.#rng.shuffle(this.#squads[home ? 0 : 1].slice(1))];
    const count = this.#rng.whole(3, 5);
    return Array.from({ length: count }, (_, index) => {
      const minute = index === 0 ? HALF_MINUTES : this.#rng.whole(HALF_MINUTES + 8, 2 * HALF_MINUTES - 2);
      const at = (minute + BREAK_MINUTES + this.#added[0]) * MINUTE + this.#rng.whole(5, 50) * 1000;
      return this.#event(at, EventType.substitution, home, on[index] ?? '', off[index] ?? '');
    });
  }

  #touches(home: boolean): Touch[] {
    const edge = this.#edge(home);
    const of = (kind: TouchKind, mean: number) => this.#times(mean).map((at) => ({ at, home, kind }));
    const shots = of('shot', PER_MATCH.shot * edge);
    return [
      ...shots,
      ...shots.filter(() => this.#rng.next() < 0.32).map((shot) => ({ ...shot, kind: 'onTarget' as const })),
      ...of('foul', PER_MATCH.foul / edge),
      ...of('corner', PER_MATCH.corner * edge),
      ...of('offside', PER_MATCH.offside),
      ...of('attack', PER_MATCH.attack * edge),
      ...of('dangerous', PER_MATCH.dangerous * edge),
    ];
  }

  /** Times of a Poisson process with `mean` expected events in the match, during playing time only. */
  #times(mean: number): number[] {
    const [first, second] = this.#added;
    const played = (2 * HALF_MINUTES + first + second) * MINUTE;
    const times: number[] = [];
    for (let at = this.#gap(mean, played); at < played; at += this.#gap(mean, played)) {
      const inFirst = at < (HALF_MINUTES + first) * MINUTE;
      times.push(Math.round((inFirst ? at : at + BREAK_MINUTES * MINUTE) / 1000) * 1000);
    }
    return times;
  }

  #gap(mean: number, played: number): number {
    return (-Math.log(1 - this.#rng.next()) / mean) * played;
  }

  #player(home: boolean): string {
    return this.#squads[home ? 0 : 1][this.#rng.whole(1, 10)] ?? '';
  }

  #event(
    at: number,
    type: number,
    home: boolean,
    playerName: string,
    otherPlayerName: string | null = null,
  ): ScriptEvent {
    return { at, type, home, playerName, otherPlayerName, ...minuteAt(at, this.#added) };
  }
}

/** Marks a player's second yellow card as such, and drops later events of players who were sent off or replaced. */
function withCards(events: readonly ScriptEvent[]): ScriptEvent[] {
  const booked = new Set<string>();
  const off = new Set<string>();
  return events.flatMap((event) => {
    if (off.has(event.playerName)) return [];
    if (event.type === EventType.redCard) off.add(event.playerName);
    if (event.type === EventType.substitution && event.otherPlayerName !== null) {
      if (off.has(event.otherPlayerName)) return [];
      off.add(event.otherPlayerName);
    }
    if (event.type !== EventType.yellowCard) return [event];
    if (!booked.has(event.playerName)) {
      booked.add(event.playerName);
      return [event];
    }
    off.add(event.playerName);
    return [{ ...event, type: EventType.secondYellow }];
  });
}
