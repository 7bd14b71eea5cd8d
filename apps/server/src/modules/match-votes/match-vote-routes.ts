import { requireIdentity } from '../../platform/http/access.js';
import type { Handlers } from '../../platform/http/handlers.js';
import type { MatchVoteService } from './match-vote-service.js';

type MatchVoteCall = 'GET /al/api/schedule/match-vote' | 'POST /au/api/user/match-vote';

export const matchVoteRoutes = (votes: MatchVoteService): Handlers<MatchVoteCall> => ({
  'GET /al/api/schedule/match-vote': ({ query }, { identity }) =>
    votes.state(identity && !identity.guest ? identity.userId : null, query.fixtureId),
  'POST /au/api/user/match-vote': ({ body }, caller) => votes.vote(requireIdentity(caller), body.fixtureId, body.pick),
});
