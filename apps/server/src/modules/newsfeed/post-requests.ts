import type { FeedTab, PostVisibility, UserFilter } from '@khandai/contracts';
import type { Identity } from '../../platform/http/caller.js';
import type { SubjectRequest } from './subject-repository.js';

/** Null: a visitor without a token. */
export type Reader = Pick<Identity, 'userId' | 'guest'> | null;

/** Null for a guest, and for a visitor without a token. */
export const memberOf = (reader: Reader): number | null => (reader && !reader.guest ? reader.userId : null);

export interface FeedRequest {
  readonly tab: FeedTab;
  readonly filter: UserFilter;
  readonly userId?: number | undefined;
  /** Of this member only posts with pictures. */
  readonly pictures?: boolean | undefined;
  readonly cursor?: string | undefined;
  readonly newerThan?: number | undefined;
  /** Posts of all members with this hashtag. */
  readonly hashtag?: string | undefined;
  readonly pageSize: number;
}

export interface PostDraft {
  readonly content: string;
  readonly mentions?: readonly number[] | undefined;
  readonly subject?: SubjectRequest | undefined;
  readonly visibility?: PostVisibility | undefined;
  readonly uuid: string;
  readonly sources?: readonly SentSource[] | undefined;
  /** The post shows the author's profile picture as it is now, and has no other files and no card. */
  readonly avatar?: boolean | undefined;
}

export interface PostChange {
  readonly id: number;
  readonly content?: string | undefined;
  readonly mentions?: readonly number[] | undefined;
  readonly visibility?: PostVisibility | undefined;
  /** All files of the changed post. */
  readonly sources?: readonly SentSource[] | undefined;
}

export interface PeopleQuery {
  readonly id: number;
  /** Starts at 1. */
  readonly pageNum: number;
  readonly pageSize: number;
}

/** A file of a post, as its author sends it. */
export interface SentSource {
  readonly sourceId: number;
  readonly alt?: string | undefined;
}
