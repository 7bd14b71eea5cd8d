import { GuestFlag, type LoginResponse, type RegisterRequest, type UserInfo } from '@khandai/contracts';
import { TokenRejected } from '../../platform/http/access.js';
import { hashPassword, passwordFits } from './passwords.js';
import { checkProfilePicture, cleanDisplayName, guestName, usernameKey } from './profile-text.js';
import { identityOf, type SessionService, type TokenSigner } from './session-service.js';
import { AccountLocked, UsernameTaken, WeakPassword, WrongCredentials } from './user-faults.js';
import type { NewUser, User, UserRepository } from './user-repository.js';

export interface UserDeps {
  readonly users: UserRepository;
  readonly sessions: SessionService;
  readonly tokens: TokenSigner;
}

export class UserService {
  constructor(private readonly deps: UserDeps) {}

  /** Makes a guest with a name of his own and answers his token. */
  async enterAsGuest(): Promise<string> {
    const guest = await this.deps.users.insert({ guest: true, role: 'guest', displayName: guestName() });
    if (!guest) throw new Error('A guest was not stored.');
    return this.deps.tokens.sign(identityOf(guest));
  }

  async register(request: RegisterRequest): Promise<LoginResponse> {
    refuseWeak(request);
    const draft = newMember(request);
    // Asked before hashing, which is dear; the insert still decides between two who come at once.
    if (await this.deps.users.byUsernameKey(usernameKey(request.username))) throw new UsernameTaken();
    const member = await this.deps.users.insert({ ...draft, passwordHash: await hashPassword(request.password) });
    if (!member) throw new UsernameTaken();
    return this.deps.sessions.open(member);
  }

  async login(username: string, password: string): Promise<LoginResponse> {
    const user = await this.deps.users.byUsernameKey(usernameKey(username));
    if (!(await passwordFits(password, user?.passwordHash)) || !user) throw new WrongCredentials();
    if (user.locked) throw new AccountLocked();
    return this.deps.sessions.open(user);
  }

  /** A token whose user is gone is refused, so that its holder starts anew. */
  async info(userId: number): Promise<UserInfo> {
    const user = await this.deps.users.byId(userId);
    if (!user) throw new TokenRejected();
    return userInfo(user);
  }
}

function newMember(request: RegisterRequest): NewUser {
  const { username, profilePicture, phoneNumber = null, inviteCode = null } = request;
  return {
    username,
    usernameKey: usernameKey(username),
    displayName: cleanDisplayName(request.displayName ?? request.nickname ?? username),
    emailAddress: request.emailAddress ?? request.email ?? null,
    profilePicture: profilePicture === undefined || profilePicture === '' ? null : checkProfilePicture(profilePicture),
    phoneNumber,
    inviteCode,
  };
}

function refuseWeak({ username, password }: RegisterRequest): void {
  const plain = password.toLowerCase();
  if (plain === username.toLowerCase() || new Set(plain).size === 1) throw new WeakPassword();
}

function userInfo(user: User): UserInfo {
  const { userId, username, displayName, profilePicture, emailAddress, phoneNumber, siteRoleId, role, balance } = user;
  return {
    userId,
    guest: user.guest ? GuestFlag.guest : GuestFlag.registered,
    username,
    displayName,
    nickname: displayName,
    profilePicture,
    emailAddress,
    phoneNumber,
    siteRoleId,
    role,
    balance,
  };
}
