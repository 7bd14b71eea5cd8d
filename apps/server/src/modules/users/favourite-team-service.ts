import type { FavouriteTeam, Team } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import type { Identity } from '../../platform/http/caller.js';
import type { FavouriteTeamRepository } from './favourite-team-repository.js';
import { teamNotFound } from './user-faults.js';

/** The team that a member supports. */
export class FavouriteTeamService {
  constructor(
    private readonly deps: { readonly favourites: FavouriteTeamRepository; readonly clock: Pick<Clock, 'now'> },
  ) {}

  own({ userId }: Identity): Promise<FavouriteTeam> {
    return this.deps.favourites.of(userId);
  }

  /** Null for a member without one, and for one who keeps it to themselves. */
  async shown(userId: number): Promise<Team | null> {
    const { team, shown } = await this.deps.favourites.of(userId);
    return shown ? team : null;
  }

  async choose(
    { userId }: Identity,
    { teamId, shown }: { readonly teamId: string | null; readonly shown: boolean },
  ): Promise<FavouriteTeam> {
    const { favourites, clock } = this.deps;
    if (teamId === null) await favourites.remove(userId);
    else {
      if (!(await favourites.exists(teamId))) throw teamNotFound();
      await favourites.set(userId, { teamId, shown, at: new Date(clock.now()) });
    }
    return favourites.of(userId);
  }
}
