import { createHash } from 'node:crypto';
import { DAY_MS } from '@khandai/calendar';
import { icalOf } from '../../platform/ical.js';
import { matchEntry } from '../fixtures/match-entry.js';
import { TeamNotFound, TournamentNotFound } from './tournament-faults.js';
import type { TournamentRepository } from './tournament-repository.js';

export interface CalendarFile {
  readonly ical: string;
  /** Changes with the file. */
  readonly etag: string;
}

export interface MatchCalendarDeps {
  readonly tournaments: Pick<TournamentRepository, 'teamByPage' | 'leagueByPage' | 'between'>;
  readonly clock: { now(): number };
}

const PAST_DAYS = 60;
const AHEAD_DAYS = 366;
const MAX_MATCHES = 500;

/** The matches of a team or of a league for calendar apps, by the id of its page. */
export class MatchCalendar {
  constructor(private readonly deps: MatchCalendarDeps) {}

  /** Throws TeamNotFound. @param origin Of the site. */
  async ofTeam(pageId: number, origin: string): Promise<CalendarFile> {
    const team = await this.deps.tournaments.teamByPage(pageId);
    if (!team) throw new TeamNotFound();
    return this.#file({ teamId: team.teamId }, team.name, origin);
  }

  /** Throws TournamentNotFound. @param origin Of the site. */
  async ofLeague(pageId: number, origin: string): Promise<CalendarFile> {
    const league = await this.deps.tournaments.leagueByPage(pageId);
    if (!league) throw new TournamentNotFound();
    return this.#file({ leagueId: league.leagueId }, league.name, origin);
  }

  async #file(of: { teamId: string } | { leagueId: string }, name: string, origin: string): Promise<CalendarFile> {
    const now = this.deps.clock.now();
    const rows = await this.deps.tournaments.between(of, {
      from: new Date(now - PAST_DAYS * DAY_MS),
      to: new Date(now + AHEAD_DAYS * DAY_MS),
      limit: MAX_MATCHES,
    });
    const ical = icalOf(
      rows.map((row) => matchEntry(row, origin)),
      name,
    );
    return { ical, etag: `"${createHash('sha256').update(ical).digest('base64url').slice(0, 22)}"` };
  }
}
