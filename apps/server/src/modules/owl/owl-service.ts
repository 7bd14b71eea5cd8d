import { isWithin, isZone, VIETNAM } from '@khandai/calendar';
import { Code, type Fixture, type OwlAnswer } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import { DomainError } from '../../platform/domain-error.js';
import type { Identity } from '../../platform/http/caller.js';
import { searchKey } from '../../platform/plain-text.js';
import { TtlCache } from '../../platform/ttl-cache.js';
import { LAW_NAMES, lawsOf } from './owl-laws.js';
import { readQuestion, type Wanted, wantedOf } from './owl-question.js';

const MATCHES_TTL_MS = 5_000;
/** Matches in one answer. */
const MAX_MATCHES = 5;
const MAX_PRICED = 3;
/** Matches whose prices are read for one answer. */
const MAX_READ = 40;

export interface OwlDeps {
  /** The operator has turned the owl on. */
  readonly enabled: boolean;
  readonly matches: {
    /** Live and coming matches, soonest first. */
    open(): Promise<Fixture[]>;
  };
  readonly odds: {
    /** The prices of the company that has most of these matches; null without any. */
    quotes(
      fixtureIds: readonly string[],
    ): Promise<{ odds: NonNullable<OwlAnswer['odds']>; priced: Set<string> } | null>;
  };
  readonly chat: {
    /** Throws unless the reader may see the room. */
    room(groupId: number, reader: Identity | null): Promise<unknown>;
    /** The room's own rules, one each. */
    rules(groupId: number): Promise<string[]>;
  };
  readonly clock: Clock;
}

export interface OwlRequest {
  readonly text: string;
  readonly groupId?: number;
  readonly fixtureId?: string;
  readonly timezone?: string;
}

const NOTHING: Omit<OwlAnswer, 'command' | 'subject'> = {
  total: 0,
  fixtures: [],
  odds: null,
  rules: [],
  laws: [],
  topics: [],
};

/** The owl, a help bot: answers questions about matches, prices and rules from the site's own data. It stores nothing. */
export class OwlService {
  readonly #open: TtlCache<Fixture[]>;

  constructor(private readonly deps: OwlDeps) {
    this.#open = new TtlCache({ clock: deps.clock, ttlMs: MATCHES_TTL_MS });
  }

  async ask(request: OwlRequest, reader: Identity): Promise<OwlAnswer> {
    if (!this.deps.enabled) throw new DomainError(Code.notFound, 404, 'notFound');
    const question = readQuestion(request.text);
    const { command, subject } = question;
    const answer = { ...NOTHING, ...question };
    if (command === 'lich') return { ...answer, ...(await this.#schedule(subject, request)) };
    if (command === 'keo') return { ...answer, ...(await this.#prices(subject, request)) };
    if (command === 'help') return answer;
    return { ...answer, topics: [...LAW_NAMES], ...(await this.#rules(subject, request, reader)) };
  }

  async #schedule(subject: string, request: OwlRequest): Promise<Pick<OwlAnswer, 'total' | 'fixtures'>> {
    const found = await this.#matches(subject, request);
    return { total: found.length, fixtures: found.slice(0, MAX_MATCHES) };
  }

  /** Without a subject: of the match that the user watches. */
  async #prices(subject: string, request: OwlRequest): Promise<Pick<OwlAnswer, 'total' | 'fixtures' | 'odds'>> {
    const all = await this.#matches(subject, request);
    const own = subject === '' ? all.filter(({ fixtureId }) => fixtureId === request.fixtureId) : [];
    const found = own.length > 0 ? own : all;
    const quotes = await this.deps.odds.quotes(found.slice(0, MAX_READ).map(({ fixtureId }) => fixtureId));
    if (!quotes) return { total: 0, fixtures: [], odds: null };
    const priced = found.filter(({ fixtureId }) => quotes.priced.has(fixtureId));
    return { total: priced.length, fixtures: priced.slice(0, MAX_PRICED), odds: quotes.odds };
  }

  async #rules(subject: string, { groupId }: OwlRequest, reader: Identity): Promise<Pick<OwlAnswer, 'rules' | 'laws'>> {
    if (subject !== '') return { rules: [], laws: lawsOf(subject) };
    if (groupId === undefined) return { rules: [], laws: [] };
    const { chat } = this.deps;
    await chat.room(groupId, reader);
    return { rules: await chat.rules(groupId), laws: [] };
  }

  async #matches(subject: string, { timezone }: OwlRequest): Promise<Fixture[]> {
    const zone = timezone !== undefined && isZone(timezone) ? timezone : VIETNAM;
    const wanted = wantedOf(subject, { now: this.deps.clock.now(), timezone: zone });
    const open = await this.#open.get('open', () => this.deps.matches.open());
    return open.filter((fixture) => isWanted(fixture, wanted));
  }
}

function isWanted({ kickOff, home, away, league }: Fixture, { name, span }: Wanted): boolean {
  if (span && !isWithin(kickOff, span)) return false;
  const names = [
    home.name,
    home.shortName,
    home.code,
    away.name,
    away.shortName,
    away.code,
    league.name,
    league.shortName,
  ];
  return names.some((one) => searchKey(one).includes(name));
}
