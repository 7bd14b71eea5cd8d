import type { ChatBan } from '@khandai/contracts';
import { requireIdentity } from '../../platform/http/access.js';
import type { Handlers } from '../../platform/http/handlers.js';
import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { MemberDesk } from './member-desk.js';
import type { MemberRoles, MemberSessions } from './member-ports.js';
import { MemberQuery } from './member-query.js';
import { MemberUndoer } from './member-undoer.js';

type DeskPeopleDeps = Pick<Platform, 'database' | 'clock' | 'ends' | 'deskLog'> & {
  readonly memberRoles: MemberRoles;
  readonly memberSessions: MemberSessions;
  readonly sendReset: (userId: number) => Promise<boolean>;
  readonly bansOf: (userId: number, now: Date) => Promise<ChatBan[]>;
};

type MemberCall =
  | 'GET /other/api/desk/member'
  | 'GET /other/api/desk/member/{id}'
  | 'POST /other/api/desk/member/{id}/role'
  | 'POST /other/api/desk/member/{id}/lock'
  | 'POST /other/api/desk/member/{id}/unlock'
  | 'POST /other/api/desk/member/{id}/end-sessions'
  | 'POST /other/api/desk/member/{id}/reset-link';

/** Members at the desk: their roles, sessions and locks. */
export function wire(deps: DeskPeopleDeps) {
  const { database, clock, ends, deskLog, memberRoles: roles, memberSessions: sessions, sendReset, bansOf } = deps;
  const members = new MemberQuery(database);
  const desk = new MemberDesk({ database, members, bansOf, roles, sessions, ends, deskLog, sendReset, clock });
  return {
    handlers: memberRoutes(desk),
    undoers: { member: new MemberUndoer({ roles, sessions, ends }) },
  } satisfies Module;
}

function memberRoutes(desk: MemberDesk): Handlers<MemberCall> {
  return {
    'GET /other/api/desk/member': ({ query: { pageNum = 1, pageSize = 25, ...query } }) =>
      desk.page({ ...query, pageNum, pageSize }),
    'GET /other/api/desk/member/{id}': ({ params }) => desk.one(params.id),
    'POST /other/api/desk/member/{id}/role': ({ params, body }, caller) =>
      desk.changeRole(requireIdentity(caller), params.id, body),
    'POST /other/api/desk/member/{id}/lock': ({ params, body }, caller) =>
      desk.setLocked(requireIdentity(caller), params.id, true, body.reason),
    'POST /other/api/desk/member/{id}/unlock': ({ params, body }, caller) =>
      desk.setLocked(requireIdentity(caller), params.id, false, body.reason),
    'POST /other/api/desk/member/{id}/end-sessions': ({ params, body }, caller) =>
      desk.endSessions(requireIdentity(caller), params.id, body.sessionId),
    'POST /other/api/desk/member/{id}/reset-link': ({ params }, caller) =>
      desk.sendResetLink(requireIdentity(caller), params.id),
  };
}
