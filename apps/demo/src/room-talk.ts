import { SportType } from '@khandai/contracts';
import type { Seeded } from '@khandai/server/feed-port';
import {
  basketballLines,
  basketballPauses,
  basketballRemarks,
  basketballRests,
  contestCheers,
  esportLines,
  esportRemarks,
  esportRests,
  footballGoals,
  footballLines,
  footballRemarks,
  footballTalks,
  generalLines,
  marbleLines,
  marbleRemarks,
  type Remarks,
} from './chat-lines.js';

/** What fans see of a match at a moment. */
export interface Scene {
  sportType: number;
  /** Short names. */
  home: string;
  away: string;
  homeScore: number;
  awayScore: number;
  /** Minute of play; 0 for other sports than football. */
  minute: number;
  /** At half-time, or between two periods. */
  resting: boolean;
  /** Quarter, game or lap, the last one in a pause; 0 for football. */
  period: number;
  /** Players of the home and away team; empty for other sports than football. */
  players: readonly [home: readonly string[], away: readonly string[]];
}

/** A line without its names: fans do not repeat it, even with other names. */
type Template = string;

/** Gives a text the writer's style; `template` is the text without its names. */
export type Finish = (text: string, template: string) => string;
const plain: Finish = (text) => text;

/** A line of the hall comes again at the earliest after this part of all its lines. */
const HALL_REST = 0.75;
/** Number of lines until a room may see the same template again, and until it may see the same text again. */
const TEMPLATE_REST = 40;
const TEXT_REST = 600;
const TRIES = 60;
/** The quarter of basketball before half-time. */
const HALF_TIME_AFTER = 2;
const [EARLY_UNTIL, LATE_FROM] = [15, 78];
/** Shares of lines that are a question, a general line, and a line about the moment; the rest are remarks. */
const QUESTION = 0.03;
const GENERAL = 0.13;
const OF_MOMENT = 0.42;

/**
 * The conversation in one room. It chooses lines that fit the match, and repeats none for a long time. Questions get
 * answers.
 */
export class RoomTalk {
  readonly #templates: Template[] = [];
  readonly #texts = new Set<string>();
  #answers: string[] = [];

  constructor(private readonly rng: Seeded) {}

  /** The next line; `finish` gives it the writer's style. Undefined when nothing new is left to say. */
  line(scene: Scene, finish: Finish = plain): string | undefined {
    const answer = this.#answers.find((one) => !this.#texts.has(keyOf(one)));
    this.#answers = answer === undefined ? [] : this.#answers.slice(this.#answers.indexOf(answer) + 1);
    if (answer !== undefined) return this.#accept(answer, answer);
    const question = this.#question(scene);
    if (question !== undefined) return this.#accept(question, question);
    return this.#fresh(
      () => this.#template(scene),
      (template) => finish(this.#filled(template, scene, this.#side(template, scene)), template),
    );
  }

  /** A line after a goal, a won game or a won lap. */
  cheer(scene: Scene, home: boolean, finish: Finish = plain): string | undefined {
    const lines = scene.sportType === SportType.football ? footballGoals : contestCheers;
    return this.#fresh(
      () => this.#pick(lines),
      (template) => finish(this.#filled(template, scene, home), template),
    );
  }

  /** A line for the hall, which names no user. The hall never closes, so its lines come again one day. */
  said(lines: readonly string[], finish: Finish = plain): string {
    const recent = this.#templates.slice(-Math.floor(lines.length * HALL_REST));
    const template = this.#pick(lines.filter((line) => !recent.includes(line)));
    this.#remember(template);
    return finish(template, template);
  }

  #fresh(choose: () => Template, render: (template: Template) => string): string | undefined {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const template = choose();
      if (this.#templates.includes(template)) continue;
      const text = render(template);
      if (!this.#texts.has(keyOf(text))) return this.#accept(template, text);
    }
    return undefined;
  }

  #accept(template: Template, text: string): string | undefined {
    if (this.#texts.has(keyOf(text))) return undefined;
    this.#texts.add(keyOf(text));
    // A set keeps the order of insertion, so the first text is the oldest.
    for (const oldest of this.#texts) {
      if (this.#texts.size <= TEXT_REST) break;
      this.#texts.delete(oldest);
    }
    this.#remember(template);
    return text;
  }

  #remember(template: Template): void {
    this.#templates.push(template);
    if (this.#templates.length > TEMPLATE_REST) this.#templates.shift();
  }

  #question(scene: Scene): string | undefined {
    if (scene.sportType !== SportType.football || this.rng.next() >= QUESTION) return undefined;
    const talk = this.#pick(footballTalks);
    const home = this.rng.next() < 0.5;
    const [question = '', ...answers] = talk.map((template) => this.#filled(template, scene, home));
    if (this.#texts.has(keyOf(question))) return undefined;
    this.#answers = answers.filter((answer) => !this.#texts.has(keyOf(answer)));
    return question;
  }

  #template(scene: Scene): Template {
    const draw = this.rng.next();
    if (draw < GENERAL) return this.#pick(generalLines);
    if (draw < OF_MOMENT || (scene.resting && scene.sportType !== SportType.football))
      return this.#pick(this.#pick(momentLines(scene)));
    const { subject, remarks } = this.#pick(remarksOf(scene.sportType));
    const remark = `${subject} ${this.#pick(remarks)}`;
    return scene.resting ? `Hiệp 1 ${remark.slice(0, 1).toLowerCase()}${remark.slice(1)}` : remark;
  }

  /** Lines about the leader name the leader as `{team}`; the others name either side. */
  #side(template: Template, { homeScore, awayScore }: Scene): boolean {
    const ofLeader = [...footballLines.ahead, ...footballLines.behind].some((line) => line === template);
    return ofLeader ? homeScore > awayScore : this.rng.next() < 0.5;
  }

  #filled(template: Template, scene: Scene, home: boolean): string {
    const words: Readonly<Record<string, string>> = {
      team: home ? scene.home : scene.away,
      other: home ? scene.away : scene.home,
      player: this.#pick(scene.players[home ? 0 : 1]) || (home ? scene.home : scene.away),
      score: `${scene.homeScore}–${scene.awayScore}`,
      minute: String(scene.minute),
    };
    return template.replace(/\{(\w+)\}/g, (_, word: string) => words[word] ?? '');
  }

  #pick<T extends readonly unknown[]>(list: T): T[number] {
    return list[this.rng.whole(0, Math.max(0, list.length - 1))];
  }
}

/** Two texts that differ only in case and punctuation are the same line. */
const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Lists of lines that fit the moment. */
function momentLines(scene: Scene): readonly (readonly string[])[] {
  const { sportType, resting, period } = scene;
  if (sportType === SportType.basketball) {
    const pause = period === HALF_TIME_AFTER ? basketballRests : basketballPauses;
    return [resting ? pause : basketballLines];
  }
  if (sportType === SportType.esport) return [resting ? esportRests : esportLines];
  if (sportType === SportType.marble) return [marbleLines];
  return resting ? [footballLines.rest] : playLines(scene);
}

function playLines({ minute, homeScore, awayScore }: Scene): readonly (readonly string[])[] {
  const { early, middle, second, late, goalless, level, ahead, behind } = footballLines;
  const ofTime =
    minute <= EARLY_UNTIL ? [early] : minute >= LATE_FROM ? [late, middle] : minute > 45 ? [second, middle] : [middle];
  if (homeScore !== awayScore) return [...ofTime, ahead, behind];
  return [...ofTime, homeScore === 0 ? goalless : level];
}

const remarks: Partial<Record<number, readonly Remarks[]>> = {
  [SportType.basketball]: basketballRemarks,
  [SportType.esport]: esportRemarks,
  [SportType.marble]: marbleRemarks,
};
const remarksOf = (sportType: number): readonly Remarks[] => remarks[sportType] ?? footballRemarks;
