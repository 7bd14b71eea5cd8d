import { requireIdentity } from '../../platform/http/access.js';
import type { Handlers } from '../../platform/http/handlers.js';
import type { PeopleService } from './people-service.js';
import type { RelationService } from './relation-service.js';

type RelationCall =
  | 'POST /au/api/user/friend/send-request'
  | 'POST /au/api/user/friend/action-request'
  | 'POST /au/api/user/friend/cancel-friend'
  | 'POST /au/api/user/friend/reject-request'
  | 'POST /au/api/user/friend/follow'
  | 'GET /au/api/user/friend/is-friend';

type PeopleCall =
  | 'GET /au/api/user/friend/list'
  | 'GET /au/api/user/friend/list-request'
  | 'GET /au/api/user/friend/request-list'
  | 'GET /au/api/user/friend/follow-list'
  | 'GET /au/api/user/friend/count'
  | 'GET /au/api/user/friend/suggestions';

const PAGE = 20;
const SUGGESTIONS = 10;

/** The REST calls that change what two members are to each other. */
export const relationRoutes = (relations: RelationService): Handlers<RelationCall> => ({
  'POST /au/api/user/friend/send-request': ({ body: { userId } }, caller) =>
    relations.send(requireIdentity(caller), userId),
  'POST /au/api/user/friend/action-request': ({ body: { userId } }, caller) =>
    relations.accept(requireIdentity(caller), userId),
  'POST /au/api/user/friend/cancel-friend': ({ body: { userId } }, caller) =>
    relations.cancel(requireIdentity(caller), userId),
  'POST /au/api/user/friend/reject-request': ({ body: { userId } }, caller) =>
    relations.reject(requireIdentity(caller), userId),
  'POST /au/api/user/friend/follow': ({ body: { userId, follow = true } }, caller) =>
    relations.follow(requireIdentity(caller), userId, follow),
  'GET /au/api/user/friend/is-friend': ({ query: { userId } }, caller) =>
    relations.relation(requireIdentity(caller), userId),
});

/** The REST calls that list members. */
export const peopleRoutes = (people: PeopleService): Handlers<PeopleCall> => ({
  'GET /au/api/user/friend/list': ({ query: { userId, pageSize = PAGE, ...query } }, caller) =>
    people.list(requireIdentity(caller), 'friends', { ...query, pageSize }, userId),
  'GET /au/api/user/friend/list-request': ({ query: { pageSize = PAGE, ...query } }, caller) =>
    people.list(requireIdentity(caller), 'requests', { ...query, pageSize }),
  'GET /au/api/user/friend/request-list': ({ query: { pageSize = PAGE, ...query } }, caller) =>
    people.list(requireIdentity(caller), 'sent', { ...query, pageSize }),
  'GET /au/api/user/friend/follow-list': ({ query: { of = 'following', pageSize = PAGE, ...query } }, caller) =>
    people.list(requireIdentity(caller), of, { ...query, pageSize }),
  'GET /au/api/user/friend/count': ({ query: { userId } }, { identity }) => people.count(identity, userId),
  'GET /au/api/user/friend/suggestions': ({ query: { pageSize = SUGGESTIONS } }, caller) =>
    people.suggestions(requireIdentity(caller), pageSize),
});
