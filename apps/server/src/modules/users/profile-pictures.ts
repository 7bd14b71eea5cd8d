import { sentence } from '../../platform/messages.js';
import { isAllowedPicture } from '../../platform/safe-address.js';
import { BadProfile } from './user-faults.js';

export interface ProfilePictureDeps {
  /** Pictures members have uploaded. */
  readonly uploads: {
    isOwn(userId: number, address: string): Promise<boolean>;
    forget(userId: number, old: string | null, now: string | null): Promise<void>;
  };
  /** Other hosts whose pictures members may show. */
  readonly imageHosts: readonly string[];
}

/** Which pictures members may have: any other address would make everybody who sees them call a host the member chose. */
export class ProfilePictures {
  constructor(private readonly deps: ProfilePictureDeps) {}

  /** The address as it is stored, null where it is empty. @param userId Absent for one who registers, and has no uploads. */
  async checked(address: string, userId?: number): Promise<string | null> {
    if (address === '') return null;
    const { uploads, imageHosts } = this.deps;
    const own = userId !== undefined && (await uploads.isOwn(userId, address));
    if (!own && !isAllowedPicture(address, imageHosts)) throw new BadProfile('profilePicture', sentence('pictureAddress'));
    return address;
  }

  /** Deletes an upload that gave way to another picture, or to none. */
  async replaced(userId: number, old: string | null, now: string | null): Promise<void> {
    await this.deps.uploads.forget(userId, old, now);
  }
}
