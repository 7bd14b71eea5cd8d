import { sentence } from '../../platform/messages.js';
import { isAllowedPicture } from '../../platform/safe-address.js';
import { BadProfile } from './user-faults.js';

export interface ProfilePictureDeps {
  /** Pictures that members uploaded. */
  readonly uploads: {
    isOwn(userId: number, address: string): Promise<boolean>;
    forget(userId: number, old: string | null, now: string | null): Promise<void>;
  };
  /** Other hosts whose pictures members may use. */
  readonly imageHosts: readonly string[];
}

/** Allowed profile pictures. Any other address would make every viewer's browser call a host that the member chose. */
export class ProfilePictures {
  constructor(private readonly deps: ProfilePictureDeps) {}

  /**
   * The address to store; null for an empty one. @param userId Absent during registration, when there are no uploads
   * yet.
   */
  async checked(address: string, userId?: number): Promise<string | null> {
    if (address === '') return null;
    const { uploads, imageHosts } = this.deps;
    const own = userId !== undefined && (await uploads.isOwn(userId, address));
    if (!own && !isAllowedPicture(address, imageHosts))
      throw new BadProfile('profilePicture', sentence('pictureAddress'));
    return address;
  }

  /** Deletes an upload that was replaced or removed. */
  async replaced(userId: number, old: string | null, now: string | null): Promise<void> {
    await this.deps.uploads.forget(userId, old, now);
  }
}
