import { type Static, Type } from 'typebox';
import { Nullable } from './common.js';
import { Fixture } from './fixture.js';
import { OddsRows } from './odds.js';

/** What the owl, the site's help bot, knows about. `help`: it did not understand, and says what it can do. */
export const owlCommands = ['lich', 'keo', 'luat', 'help'] as const;
export type OwlCommand = (typeof owlCommands)[number];

/** A law of the game, or a term of odds, in a sentence or two. */
export const OwlLaw = Type.Object({ name: Type.String(), text: Type.String() });
export type OwlLaw = Static<typeof OwlLaw>;

/** The owl's automatic answer, made from the site's own data. */
export const OwlAnswer = Type.Object({
  command: Type.Enum([...owlCommands]),
  /** What the question was about, as the user wrote it: a team, a league, a day, a law; empty without a subject. */
  subject: Type.String(),
  /** `lich` and `keo`: the matches of the answer, soonest first; `total` counts those beyond the list too. */
  total: Type.Integer(),
  fixtures: Type.Array(Fixture),
  /** `keo`: the prices of one company for these matches; null without any. */
  odds: Nullable(Type.Object({ companyId: Type.Integer(), company: Type.String(), rows: OddsRows })),
  /** `luat` without a subject: the rules of the room, one each; empty where those of the site hold. */
  rules: Type.Array(Type.String()),
  /** `luat`: the laws that the subject names. */
  laws: Type.Array(OwlLaw),
  /** Names that a next question may have as its subject. */
  topics: Type.Array(Type.String()),
});
export type OwlAnswer = Static<typeof OwlAnswer>;
