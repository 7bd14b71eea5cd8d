import type { DeskTitle } from '@khandai/contracts';
import type { DeskPage } from '../../../platform/desk-records/record-desk.js';
import { requireIdentity } from '../../../platform/http/access.js';
import type { Caller } from '../../../platform/http/caller.js';
import type { NewTitle, TitleChanges, TitleDesk } from './title-desk.js';
import type { TitleFilter } from './title-repository.js';

const actorOf = (caller: Caller): number => requireIdentity(caller).userId;

interface OneId {
  readonly params: { readonly id: number };
}
interface OneVersion extends OneId {
  readonly body: { readonly version: number };
}

/** The desk's calls for titles of one kind. */
export const titleHandlers = <C, R>(desk: TitleDesk<C, R>) => ({
  page: ({ query }: { readonly query: TitleFilter & DeskPage }) => desk.page(query),
  one: ({ params }: OneId) => desk.one(params.id),
  create: ({ body }: { readonly body: NewTitle<C> }, caller: Caller): Promise<DeskTitle & C> =>
    desk.create(actorOf(caller), body),
  update: (
    { params, body }: OneId & { readonly body: TitleChanges<C> & { readonly version: number } },
    caller: Caller,
  ) => desk.update(actorOf(caller), params.id, body.version, body),
  publish: ({ params, body }: OneVersion, caller: Caller) => desk.publish(actorOf(caller), params.id, body.version),
  withdraw: ({ params, body }: OneVersion & { readonly body: { readonly reason: string } }, caller: Caller) =>
    desk.withdraw(actorOf(caller), params.id, body.version, body.reason),
  restore: ({ params, body }: OneVersion, caller: Caller) => desk.restore(actorOf(caller), params.id, body.version),
  remove: ({ params }: OneId, caller: Caller) => desk.remove(actorOf(caller), params.id),
});
