import { type Static, Type } from 'typebox';
import { StudioLimit } from '../studio.js';
import { FixtureId, Id, Nullable } from './common.js';
import { Commentator, Fixture, LiveLink } from './fixture.js';

/** A stream as its commentator wrote it. `linkId` names one that is there already; a new one has none. */
export const LinkDraft = Type.Object({
  linkId: Type.Optional(Id),
  name: Type.String({ minLength: 1, maxLength: StudioLimit.linkName }),
  kind: LiveLink.properties.kind,
  /** https, of a host that strangers can reach. */
  url: Type.String({ minLength: 1, maxLength: StudioLimit.url }),
  /** By what right it is shown. */
  licence: Type.String({ minLength: 1, maxLength: StudioLimit.licence }),
});
export type LinkDraft = Static<typeof LinkDraft>;

/** All streams of one commentator for one fixture, in the order fans are offered them: what is not among them goes. */
export const LinkSave = Type.Object({ fixtureId: FixtureId, links: Type.Array(LinkDraft, { maxItems: StudioLimit.links }) });
export type LinkSave = Static<typeof LinkSave>;

/** A stream in the eyes of who may mend it. One that was taken down stays in the list and is shown to nobody else. */
export const StudioLink = Type.Object({ ...LiveLink.properties, takenDown: Type.Boolean() });
export type StudioLink = Static<typeof StudioLink>;

/**
 * The specification's names for what a commentator says of his broadcast. `id` is the fixture's. What is absent stays as it
 * is, an empty text goes. Whoever updates a fixture he does not host yet takes it on; `status` 0 gives it up again.
 */
export const ScheduleUpdate = Type.Object({
  id: FixtureId,
  /** Whose; absent, the caller's own. Another's only for moderators. */
  userId: Type.Optional(Id),
  matchImage: Type.Optional(Type.String({ maxLength: 500 })),
  matchTitle: Type.Optional(Type.String({ maxLength: StudioLimit.title })),
  matchDescription: Type.Optional(Type.String({ maxLength: StudioLimit.description })),
  /** When he goes on air: RFC 3339, or empty where it is not said. */
  matchTimeStr: Type.Optional(Type.String({ maxLength: 40 })),
  /** BroadcastStatus. */
  status: Type.Optional(Type.Integer({ minimum: 0, maximum: 3 })),
});
export type ScheduleUpdate = Static<typeof ScheduleUpdate>;

/** Who a commentator is and where he is heard. */
export const CommentatorInfo = Type.Object({
  ...Commentator.properties,
  roomName: Type.String(),
  /** In his room now. */
  viewers: Type.Integer(),
  /** Fixtures he hosts that are not over, soonest first. */
  fixtures: Type.Array(Fixture),
});
export type CommentatorInfo = Static<typeof CommentatorInfo>;

/**
 * What a commentator did between two instants, as far as the site keeps it: who only watched is counted nowhere once he has
 * left, so there is no number of viewers.
 */
export const CommentatorTotal = Type.Object({
  userId: Type.Integer(),
  name: Type.String(),
  profilePicture: Nullable(Type.String()),
  roomNumber: Type.Integer(),
  groupId: Type.Integer(),
  /** Fixtures he hosts that kicked off then, or are to. */
  fixtures: Type.Integer(),
  /** Of those, the ones that are over. */
  ended: Type.Integer(),
  /** What people wrote in his room then, and how many people that were. */
  messages: Type.Integer(),
  writers: Type.Integer(),
});
export type CommentatorTotal = Static<typeof CommentatorTotal>;
