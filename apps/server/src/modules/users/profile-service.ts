import type { LevelInfo, PublicProfile, UpdateInfo, UserInfo } from '@khandai/contracts';
import { TokenRejected } from '../../platform/http/access.js';
import type { FavouriteTeamService } from './favourite-team-service.js';
import { levelInfo } from './level.js';
import type { MemberPoints } from './member-points.js';
import { nameSkeleton } from './name-skeleton.js';
import type { ProfilePictures } from './profile-pictures.js';
import { usernameKey } from '../../platform/username-key.js';
import { cleanName } from './profile-text.js';
import { MemberNotFound, NicknameTaken } from './user-faults.js';
import { publicProfile, userInfo } from './user-info.js';
import type { User, UserRepository } from './user-repository.js';

export interface ProfileDeps {
  readonly users: UserRepository;
  readonly pictures: ProfilePictures;
  readonly points: MemberPoints;
  readonly favourites: Pick<FavouriteTeamService, 'shown'>;
  /** Whether a member is online now. */
  readonly presence: { isOnline(userId: number): Promise<boolean> };
}

/** Members' public profiles and their balances. */
export class ProfileService {
  constructor(private readonly deps: ProfileDeps) {}

  /** Changes only the given fields; an empty picture removes the old one. */
  async update(userId: number, { nickname, profilePicture, hideStatus }: UpdateInfo): Promise<UserInfo> {
    const { username, profilePicture: old } = await this.#own(userId);
    const displayName = nickname === undefined ? undefined : cleanName(nickname, 'nickname');
    const changes = {
      ...(displayName !== undefined && { displayName }),
      ...(profilePicture !== undefined && { profilePicture: await this.deps.pictures.checked(profilePicture, userId) }),
      ...(hideStatus !== undefined && { hideStatus }),
    };
    if (Object.keys(changes).length === 0) return this.#info(await this.#own(userId));
    const looks = displayName === undefined ? undefined : [nameSkeleton(username), nameSkeleton(displayName)];
    const updated = await this.deps.users.updateInfo(userId, changes, looks);
    if (!updated) throw new NicknameTaken();
    await this.deps.pictures.replaced(userId, old, updated.profilePicture);
    return this.#info(updated);
  }

  async profile(username: string): Promise<PublicProfile> {
    const member = await this.deps.users.byUsernameKey(usernameKey(username));
    if (!member) throw new MemberNotFound();
    const { userId } = member;
    const [{ exp }, online, favouriteTeam] = await Promise.all([
      this.deps.points.balances(userId),
      this.deps.presence.isOnline(userId),
      this.deps.favourites.shown(userId),
    ]);
    return publicProfile(member, { exp, online, favouriteTeam });
  }

  async level(userId: number): Promise<LevelInfo> {
    await this.#own(userId);
    return levelInfo((await this.deps.points.balances(userId)).exp);
  }

  /** Points for use on the site; they are not money. */
  async balance(userId: number): Promise<{ balance: number }> {
    await this.#own(userId);
    return { balance: (await this.deps.points.balances(userId)).points };
  }

  async #info(user: User): Promise<UserInfo> {
    return userInfo(user, await this.deps.points.balances(user.userId));
  }

  /** Refuses a token whose user is deleted, so that the client starts a new session. */
  async #own(userId: number): Promise<User> {
    const user = await this.deps.users.byId(userId);
    if (!user) throw new TokenRejected();
    return user;
  }
}
