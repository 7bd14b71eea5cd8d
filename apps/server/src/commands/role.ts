import type { Role } from '@khandai/contracts';
import { RoomUpdates } from '../modules/commentators/room-updates.js';
import { RoleRepository } from '../modules/commentators/role-repository.js';
import {
  isAssignableRole,
  type RoleChange,
  RoleService,
  type RoleRequest,
} from '../modules/commentators/role-service.js';
import { FixtureRepository } from '../modules/fixtures/fixture-repository.js';
import { LiveRepository } from '../modules/live/live-repository.js';
import { LiveService } from '../modules/live/live-service.js';
import { SessionRepository } from '../modules/users/session-repository.js';
import { SystemClock } from '../platform/clock.js';
import { readConfig } from '../platform/config.js';
import { SessionEndChannel } from '../platform/session-end-channel.js';
import { StartError } from '../platform/start-error.js';
import { type SiteData, withData } from './with-data.js';

const USAGE = [
  'Cách dùng: npm run role -- <tên đăng nhập> <vai trò> [số phòng]. Vai trò là',
  'commentator (bình luận viên, được cấp phòng), moderator (điều hành), staff (nhân viên, vào phòng không báo)',
  'hay member (thành viên thường). Số phòng từ 1 đến 999999, chỉ dành cho bình luận viên.',
].join(' ');

const names: Readonly<Record<Role, string>> = {
  guest: 'khách',
  member: 'thành viên',
  commentator: 'bình luận viên',
  moderator: 'người điều hành',
  staff: 'nhân viên',
};

/**
 * `role <username> <role> [room number]`: changes a user's role (commentator, moderator, staff or member) in the
 * database that the environment configures, and reports the result. Throws StartError when a running server holds the
 * data folder.
 */
export async function roleCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  print: (line: string) => void,
): Promise<void> {
  const request = readRequest(args);
  const config = readConfig({ ...env, FEED: 'none' });
  const given = await withData(config, { print, errorPrefix: 'Lỗi khi đổi vai trò' }, (data) =>
    serviceOver(data).assign(request),
  );
  for (const line of roleReport(given)) print(line);
}

function readRequest([username = '', role = '', number, ...more]: readonly string[]): RoleRequest {
  if (username === '' || !isAssignableRole(role) || more.length > 0) throw new StartError(USAGE);
  if (number === undefined) return { username, role };
  if (role !== 'commentator' || !/^[1-9]\d{0,5}$/.test(number)) throw new StartError(USAGE);
  return { username, role, roomNumber: Number(number) };
}

function serviceOver({ database, bus, log }: SiteData): RoleService {
  const clock = new SystemClock();
  // A command has no sockets and so no viewer counts: open rooms keep the counts they show.
  const live = new LiveService({
    repository: new LiveRepository(database),
    fixtures: new FixtureRepository(database),
    counts: { online: () => 0 },
    clock,
  });
  return new RoleService({
    database,
    roles: new RoleRepository(database),
    sessions: new SessionRepository(database.db),
    ends: new SessionEndChannel({ bus, clock, log }),
    news: new RoomUpdates({ bus, live, log }),
    clock,
  });
}

export function roleReport({ name, oldRole, newRole, roomNumber, loggedOut }: RoleChange): string[] {
  return [
    oldRole === newRole ? `${name} vẫn là ${names[newRole]}.` : `${name} từ ${names[oldRole]} thành ${names[newRole]}.`,
    ...(roomNumber === undefined ? [] : [`Phòng bình luận số ${roomNumber}.`]),
    ...(loggedOut ? ['Mọi thiết bị của người này đã bị đăng xuất.'] : []),
  ];
}
