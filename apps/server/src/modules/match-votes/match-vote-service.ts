import { type MatchPick, type MatchVote, matchState, MatchState, RawStatus, SportType } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import type { Identity } from '../../platform/http/caller.js';
import { FixtureNotFound } from '../fixtures/fixture-faults.js';
import { voteClosed } from './match-vote-faults.js';
import type { MatchVoteRepository, VotedMatch } from './match-vote-repository.js';

/** What fans expect of football matches, one vote a member and match. */
export class MatchVoteService {
  constructor(private readonly deps: { readonly votes: MatchVoteRepository; readonly clock: Pick<Clock, 'now'> }) {}

  /** Throws FixtureNotFound. @param userId Null for a caller who is no member. */
  async state(userId: number | null, fixtureId: string): Promise<MatchVote> {
    const { votes } = this.deps;
    const open = this.#isOpen(await this.#match(fixtureId));
    const own = userId === null ? null : await votes.own(fixtureId, userId);
    // Who sees what others chose, chooses the same.
    const counts = open && own === null ? null : await votes.counts(fixtureId);
    return { fixtureId, open, own, counts };
  }

  /** Throws FixtureNotFound and voteClosed. */
  async vote({ userId }: Identity, fixtureId: string, pick: MatchPick): Promise<MatchVote> {
    const match = await this.#match(fixtureId);
    if (!this.#isOpen(match)) throw voteClosed();
    await this.deps.votes.set({ fixtureId, userId, pick, votedAt: new Date(this.deps.clock.now()) });
    return this.state(userId, fixtureId);
  }

  async #match(fixtureId: string): Promise<VotedMatch> {
    const match = await this.deps.votes.match(fixtureId);
    if (!match || match.sportType !== SportType.football) throw new FixtureNotFound();
    return match;
  }

  #isOpen({ kickOff, status }: VotedMatch): boolean {
    const isComing = matchState(status) === MatchState.coming && status !== RawStatus.cancelled;
    return isComing && kickOff.getTime() > this.deps.clock.now();
  }
}
