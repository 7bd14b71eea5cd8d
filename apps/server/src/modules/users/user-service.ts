import type { LoginRequest, LoginResponse, RegisterRequest, UpdatePassword, UserInfo } from '@khandai/contracts';
import { TokenRejected } from '../../platform/http/access.js';
import type { Identity } from '../../platform/http/caller.js';
import type { DeviceTokens } from './device-tokens.js';
import type { GuessGuard } from './guess-guard.js';
import type { LinkService } from './link-service.js';
import type { MemberPoints } from './member-points.js';
import { isReserved, nameSkeleton } from './name-skeleton.js';
import type { OwnPassword } from './own-password.js';
import { hashPassword, passwordFits, refuseWeak } from './passwords.js';
import { phoneNumberOf } from './phone-number.js';
import type { ProfilePictures } from './profile-pictures.js';
import { usernameKey } from '../../platform/username-key.js';
import { cleanName, guestName } from './profile-text.js';
import { identityOf, type Origin, type SessionService, type TokenSigner } from './session-service.js';
import {
  AccountLocked,
  NameReserved,
  NicknameTaken,
  UsernameLooksTaken,
  UsernameTaken,
  WrongCredentials,
} from './user-faults.js';
import { userInfo } from './user-info.js';
import type { NewUser, User, UserRepository } from './user-repository.js';

export interface UserDeps {
  readonly users: UserRepository;
  readonly sessions: SessionService;
  readonly tokens: TokenSigner;
  readonly guard: GuessGuard;
  readonly devices: Pick<DeviceTokens, 'read' | 'lastUser'>;
  readonly ownPassword: OwnPassword;
  readonly links: Pick<LinkService, 'welcome' | 'sendPasswordChanged'>;
  readonly pictures: ProfilePictures;
  readonly points: MemberPoints;
  /** Gives a new member their first points. */
  readonly welcome: (userId: number) => Promise<void>;
  /** Notes who invited a new member. `lastUser`: who logged in on this browser before. */
  readonly invited: (arrival: {
    readonly userId: number;
    readonly code: string;
    readonly ip: string;
    readonly lastUser: number | undefined;
  }) => Promise<void>;
}

export class UserService {
  constructor(private readonly deps: UserDeps) {}

  /** Creates a guest with a generated name and returns their token. */
  async enterAsGuest(): Promise<string> {
    const guest = await this.deps.users.insert({ guest: true, role: 'guest', displayName: guestName() });
    if (!guest) throw new Error('Inserting a guest returned no row.');
    return this.deps.tokens.sign(identityOf(guest));
  }

  async register(request: RegisterRequest, origin: Origin): Promise<LoginResponse> {
    await refuseWeak(request.username, request.password);
    if (isReserved(request.username)) throw new NameReserved('username');
    const draft = newMember(request, await this.deps.pictures.checked(request.profilePicture ?? ''));
    const looks = [nameSkeleton(request.username), nameSkeleton(draft.displayName)] as const;
    // Checked before the expensive hashing; the insert decides between parallel registrations.
    await this.#refuseTaken(request.username, looks);
    const passwordHash = await hashPassword(request.password);
    const member = await this.deps.users.insert({ ...draft, passwordHash }, looks);
    if (!member) {
      // Another registration was first; this check reports which of the names is taken.
      await this.#refuseTaken(request.username, looks);
      throw new UsernameTaken();
    }
    await this.deps.welcome(member.userId);
    await this.#noteInviter(member, origin);
    await this.deps.links.welcome(member);
    return this.deps.sessions.open(member, origin);
  }

  async login({ username, password }: LoginRequest, origin: Origin): Promise<LoginResponse> {
    const key = usernameKey(username);
    const known = await this.deps.users.byUsernameKey(key);
    const guesser = {
      ip: origin.ip,
      device: this.deps.devices.read(origin.device, known?.userId)?.id,
      knownNetwork: await this.deps.sessions.knowsNetwork(known?.userId, origin.ip),
    };
    const user = await this.deps.guard.guess(key, guesser, async () => {
      if (!(await passwordFits(password, known?.passwordHash)) || !known) throw new WrongCredentials();
      return known;
    });
    if (user.locked) throw new AccountLocked(await this.deps.users.lockReason(user.userId));
    return this.deps.sessions.open(user, origin);
  }

  /** Ends all other sessions of the member: the reason for a new password may be that somebody knows the old one. */
  async updatePassword(identity: Identity, { oldPassword, newPassword }: UpdatePassword): Promise<void> {
    const user = await this.#user(identity.userId);
    await refuseWeak(user.username, newPassword);
    await this.deps.ownPassword.check(identity, user, oldPassword);
    await this.deps.users.setPassword(user.userId, await hashPassword(newPassword));
    await this.deps.sessions.endOthers(identity);
    await this.deps.links.sendPasswordChanged(user);
  }

  /** Refuses a token whose user is deleted, so that the client starts a new session. */
  async info(userId: number): Promise<UserInfo> {
    return userInfo(await this.#user(userId), await this.deps.points.balances(userId));
  }

  async #refuseTaken(username: string, [look, nickLook]: readonly [string, string]): Promise<void> {
    const { users } = this.deps;
    if (await users.byUsernameKey(usernameKey(username))) throw new UsernameTaken();
    if ((await users.ownerOfLook(look)) !== undefined) throw new UsernameLooksTaken();
    if ((await users.ownerOfLook(nickLook)) !== undefined) throw new NicknameTaken();
  }

  async #noteInviter({ userId, inviteCode }: User, { ip, device }: Origin): Promise<void> {
    if (inviteCode === null) return;
    await this.deps.invited({ userId, code: inviteCode, ip, lastUser: this.deps.devices.lastUser(device) });
  }

  async #user(userId: number): Promise<User> {
    const user = await this.deps.users.byId(userId);
    if (!user) throw new TokenRejected();
    return user;
  }
}

function newMember(request: RegisterRequest, profilePicture: string | null): NewUser {
  const { username, phoneNumber, inviteCode = null } = request;
  return {
    username,
    usernameKey: usernameKey(username),
    displayName: cleanName(request.displayName ?? request.nickname ?? username, 'displayName'),
    emailAddress: request.emailAddress ?? request.email ?? null,
    profilePicture,
    phoneNumber: phoneNumber ? phoneNumberOf(phoneNumber) : null,
    inviteCode,
  };
}
