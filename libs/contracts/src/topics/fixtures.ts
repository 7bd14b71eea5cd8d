import { type Static, Type } from 'typebox';
import { FixtureId } from '../models/common.js';
import {
  CommentaryLine,
  FixtureChange,
  Host,
  LineUps,
  MatchEvent,
  MatchStat,
  ShootOutKick,
  Shot,
} from '../models/fixture.js';
import { topic } from '../topic.js';

export const ScoresFrame = Type.Object({ type: Type.Literal('scores'), list: Type.Array(FixtureChange) });
export type ScoresFrame = Static<typeof ScoresFrame>;

export const FixtureFrame = Type.Object({
  type: Type.Literal('fixture'),
  fixtureId: Type.String(),
  events: Type.Optional(Type.Array(MatchEvent)),
  stats: Type.Optional(Type.Array(MatchStat)),
  shots: Type.Optional(Type.Array(Shot)),
  kicks: Type.Optional(Type.Array(ShootOutKick)),
  lineUps: Type.Optional(LineUps),
  commentary: Type.Optional(Type.Array(CommentaryLine)),
  /** Commentators and their streams; present after a commentator changed one of them. */
  hosts: Type.Optional(Type.Array(Host)),
});
export type FixtureFrame = Static<typeof FixtureFrame>;

export const fixtureTopics = {
  /** Details of one fixture: each frame holds the complete lists that changed. */
  fixture: topic({ params: { fixtureId: FixtureId }, frame: FixtureFrame }),
  /** State, minute and score of all fixtures that change. */
  scores: topic({ frame: ScoresFrame }),
};
