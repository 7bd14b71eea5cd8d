import { type Static, Type } from 'typebox';
import { Instant, Nullable } from './common.js';
import { PostAuthor } from './post-author.js';

/**
 * Friendship as the caller sees it: a request that they sent or received, or friends. `blocked`: the caller blocks the member.
 * Nothing says whether the member blocks the caller.
 */
export const RelationState = Type.Enum(['none', 'sent', 'received', 'friends', 'blocked']);
export type RelationState = Static<typeof RelationState>;

/** What the caller and a member are to each other. */
export const Relation = Type.Object({
  userId: Type.Integer(),
  state: RelationState,
  /** The caller follows the member. */
  following: Type.Boolean(),
});
export type Relation = Static<typeof Relation>;

/** Why a member is suggested: friends in common, the same favourite team, a public chat room that both follow, or recent posts. */
export const SuggestionReason = Type.Enum(['friends', 'team', 'room', 'posts']);
export type SuggestionReason = Static<typeof SuggestionReason>;

/** A member in a list of members. */
export const Person = Type.Object({
  ...PostAuthor.properties,
  /** As the caller sees it. */
  relation: Relation,
  /** Friends that the caller and the member have in common. */
  mutual: Type.Integer(),
  /** Since when they are friends, ask or follow; null for a suggestion. */
  since: Nullable(Instant),
  /** A friend of the caller who is online and does not hide it; false for everyone else. */
  online: Type.Boolean(),
  /** Only for a suggestion. */
  reason: Nullable(SuggestionReason),
  /** The team of the reason `team`. */
  team: Nullable(Type.String()),
});
export type Person = Static<typeof Person>;

/** One page of a list of members. */
export const PeoplePage = Type.Object({
  list: Type.Array(Person),
  /** Gets the next page; null behind the last member. */
  cursor: Nullable(Type.String()),
});
export type PeoplePage = Static<typeof PeoplePage>;

/** How many friends, followers and posts a member has. */
export const PeopleCount = Type.Object({
  userId: Type.Integer(),
  friends: Type.Integer(),
  followers: Type.Integer(),
  following: Type.Integer(),
  /** Public posts; for the member themself the private ones too. */
  posts: Type.Integer(),
  /** Friends that the caller and the member have in common; null for the member themself, and for guests. */
  mutual: Nullable(Type.Integer()),
  /** Requests that wait for the member's answer; null for everyone else. */
  requests: Nullable(Type.Integer()),
  /** Requests that the member sent and that are not answered; null for everyone else. */
  sent: Nullable(Type.Integer()),
});
export type PeopleCount = Static<typeof PeopleCount>;
