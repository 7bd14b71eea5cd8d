import { EventType } from '@khandai/contracts';
import { chance, Seeded } from '@khandai/server/feed-port';
import { MINUTE } from './demo-time.js';
import type { MatchScript, ScriptEvent, Touch, TouchKind } from './match-script.js';
import { squadOf } from './people.js';
import type { DemoFixture } from './fixture.js';
import { withReviews } from './reviews.js';
import { BREAK_MINUTES, HALF_MINUTES, minuteAt } from './whistles.js';

const HOME_GOALS = 1.47;
const AWAY_GOALS = 1.22;

/** Expected number per team and match; goals depend on strength instead. */
const PER_MATCH = {
  yellow: 2.2,
  red: 0.03,
  penaltyMissed: 0.05,
  var: 0.12,
  shot: 11,
  foul: 11,
  corner: 5,
  offside: 2,
  attack: 96,
  dangerous: 44,
};

/** How much more often something happens at the end than at the start, relative to the mean: goals and cards come late. */
const GOALS_RISE = 0.25;
const CARDS_RISE = 0.5;
/** Share of further yellow cards that a booked player gets: booked players are careful. */
const SECOND_YELLOW = 0.15;

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
    const squads = [squadOf(home), squadOf(away)] as const;
    this.#squads = [squads[0].starters, squads[1].starters];
    this.#bench = [squads[0].bench, squads[1].bench];
  }

  write(): Omit<MatchScript, 'extra' | 'stop'> {
    const substitutions = [true, false].flatMap((home) => this.#substitutions(home));
    const moments = [true, false].flatMap((home) => [...this.#goals(home), ...this.#incidents(home)]);
    const share = 50 + (this.#rates[0] - this.#rates[1]) * 5 + (this.#rng.next() - 0.5) * 12;
    const events = withCards(
      [...moments, ...substitutions].sort((a, b) => a.at - b.at),
      this.fixture.seed,
      this.#squads,
    );
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
    return this.#times(this.#rates[home ? 0 : 1], GOALS_RISE).map((at) => {
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
      this.#times(mean, CARDS_RISE).map((at) => this.#event(at, type, home, this.#player(home))),
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

  /**
   * Times of a Poisson process with `mean` expected events in the match, during playing time only. Its rate grows from
   * `1 - rise` to `1 + rise` of the mean.
   */
  #times(mean: number, rise = 0): number[] {
    const [first, second] = this.#added;
    const played = (2 * HALF_MINUTES + first + second) * MINUTE;
    const times: number[] = [];
    for (let even = this.#gap(mean, played); even < played; even += this.#gap(mean, played)) {
      const at = later(even / played, rise) * played;
      const inFirst = at < (HALF_MINUTES + first) * MINUTE;
      times.push(Math.floor((inFirst ? at : at + BREAK_MINUTES * MINUTE) / 1000) * 1000);
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

/** The share of the match by which a share of the events has happened, if their rate grows linearly. */
const later = (share: number, rise: number): number =>
  rise === 0 ? share : (rise - 1 + Math.sqrt((1 - rise) ** 2 + 4 * rise * share)) / (2 * rise);

/**
 * Makes the events of a match agree on who is on the pitch: a substitute does what the replaced player was to do, and
 * another player of the side what somebody was to do who was sent off. Most second yellow cards are dropped.
 */
function withCards(
  events: readonly ScriptEvent[],
  seed: string,
  [home, away]: readonly [home: readonly string[], away: readonly string[]],
): ScriptEvent[] {
  const booked = new Set<string>();
  const off = new Set<string>();
  const replacedBy = new Map<string, string>();
  const onPitch = (name: string): string => {
    const squad = home.includes(name) ? home : away;
    if (!off.has(name)) return name;
    const substitute = replacedBy.get(name);
    if (substitute !== undefined && !off.has(substitute)) return substitute;
    return squad.slice(1).find((one) => !off.has(one)) ?? name;
  };
  return events.flatMap((drawn): ScriptEvent[] => {
    const isSwap = drawn.type === EventType.substitution;
    if (isSwap && drawn.otherPlayerName !== null && off.has(drawn.otherPlayerName)) return [];
    const event = isSwap ? drawn : { ...drawn, ...actorsOf(drawn, onPitch) };
    const { type, playerName } = event;
    if (isSwap && event.otherPlayerName !== null) {
      off.add(event.otherPlayerName);
      replacedBy.set(event.otherPlayerName, playerName);
    }
    if (type === EventType.redCard) off.add(playerName);
    if (type !== EventType.yellowCard) return [event];
    if (!booked.has(playerName)) {
      booked.add(playerName);
      return [event];
    }
    if (chance(`${seed}/${event.at}/second`) >= SECOND_YELLOW) return [];
    off.add(playerName);
    return [{ ...event, type: EventType.secondYellow }];
  });
}

/** The players of an event who are on the pitch; a player does not pass to themselves. */
function actorsOf(
  { playerName, otherPlayerName }: ScriptEvent,
  onPitch: (name: string) => string,
): Pick<ScriptEvent, 'playerName' | 'otherPlayerName'> {
  const player = onPitch(playerName);
  const other = otherPlayerName === null ? null : onPitch(otherPlayerName);
  return { playerName: player, otherPlayerName: other === player ? null : other };
}
