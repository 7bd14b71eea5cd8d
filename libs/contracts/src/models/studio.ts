import { type Static, Type } from 'typebox';
import { StudioLimit } from '../studio.js';
import { FixtureId, Id, Nullable } from './common.js';
import { Commentator, Fixture, LiveLink } from './fixture.js';

/** A stream as its commentator submits it. `linkId` identifies an existing stream; a new one has none. */
export const LinkDraft = Type.Object({
  linkId: Type.Optional(Id),
  name: Type.String({ minLength: 1, maxLength: StudioLimit.linkName }),
  kind: LiveLink.properties.kind,
  /** An https address of a publicly reachable host. */
  url: Type.String({ minLength: 1, maxLength: StudioLimit.url }),
  /** The right under which the commentator shows the stream. */
  licence: Type.String({ minLength: 1, maxLength: StudioLimit.licence }),
});
export type LinkDraft = Static<typeof LinkDraft>;

/** All streams of one commentator for one fixture, in display order. Saving removes every stream not in the list. */
export const LinkSave = Type.Object({
  fixtureId: FixtureId,
  links: Type.Array(LinkDraft, { maxItems: StudioLimit.links }),
});
export type LinkSave = Static<typeof LinkSave>;

/** A stream as its editors see it. A taken-down stream stays in this list but is hidden from everyone else. */
export const StudioLink = Type.Object({ ...LiveLink.properties, takenDown: Type.Boolean() });
export type StudioLink = Static<typeof StudioLink>;

/**
 * A commentator's description of their broadcast; the specification defines the field names. `id` is the fixture's.
 * An absent field keeps its value, an empty text clears it. Commentators who update a fixture they do not host yet
 * take it on; `status` 0 gives it up again.
 */
export const ScheduleUpdate = Type.Object({
  id: FixtureId,
  /** Commentator of the broadcast; defaults to the caller. Only moderators may pass another user. */
  userId: Type.Optional(Id),
  matchImage: Type.Optional(Type.String({ maxLength: 500 })),
  matchTitle: Type.Optional(Type.String({ maxLength: StudioLimit.title })),
  matchDescription: Type.Optional(Type.String({ maxLength: StudioLimit.description })),
  /** When the commentator goes on air: RFC 3339, or empty if not announced. */
  matchTimeStr: Type.Optional(Type.String({ maxLength: 40 })),
  /** BroadcastStatus. */
  status: Type.Optional(Type.Integer({ minimum: 0, maximum: 3 })),
});
export type ScheduleUpdate = Static<typeof ScheduleUpdate>;

/** A commentator's details, room and fixtures. */
export const CommentatorInfo = Type.Object({
  ...Commentator.properties,
  roomName: Type.String(),
  /** Users in the commentator's room now. */
  viewers: Type.Integer(),
  /** Fixtures the commentator hosts that have not ended, earliest first. */
  fixtures: Type.Array(Fixture),
});
export type CommentatorInfo = Static<typeof CommentatorInfo>;

/**
 * What a commentator did between two instants. The site stores no record of users who only watched, so there is no
 * count of viewers.
 */
export const CommentatorTotal = Type.Object({
  userId: Type.Integer(),
  name: Type.String(),
  profilePicture: Nullable(Type.String()),
  roomNumber: Type.Integer(),
  groupId: Type.Integer(),
  /** Fixtures the commentator hosts with a kick-off in the period. */
  fixtures: Type.Integer(),
  /** How many of those fixtures have ended. */
  ended: Type.Integer(),
  /** Messages in the commentator's room in the period, and how many distinct users wrote them. */
  messages: Type.Integer(),
  writers: Type.Integer(),
});
export type CommentatorTotal = Static<typeof CommentatorTotal>;
