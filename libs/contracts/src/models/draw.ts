import { type Static, Type } from 'typebox';
import { Instant, Nullable } from './common.js';

/** `closed`: no more entries, and not drawn yet. By the clock of the database. */
export const drawStates = ['open', 'closed', 'drawn'] as const;
export const DrawState = Type.Enum([...drawStates]);
export type DrawState = Static<typeof DrawState>;

/** What winners get: points of the site, or something else, which the prize says. */
export const drawTypes = ['points', 'gift'] as const;
export const DrawType = Type.Enum([...drawTypes]);
export type DrawType = Static<typeof DrawType>;

/** The reader's own entry. */
export const DrawEntry = Type.Object({
  /** Opaque; it stands in the published list. */
  entryId: Type.String(),
  /** The first one that entered has 1. */
  number: Type.Integer(),
  enteredAt: Instant,
  /** Which winner it is; null before the draw, and for those who did not win. */
  rank: Nullable(Type.Integer()),
});
export type DrawEntry = Static<typeof DrawEntry>;

/** A lucky draw as every reader gets it. */
export const LuckyDraw = Type.Object({
  drawId: Type.Integer(),
  title: Type.String(),
  /** In words. */
  prize: Type.String(),
  type: DrawType,
  /** Points for each winner; 0 for another prize. */
  prizePoints: Type.Integer(),
  winners: Type.Integer(),
  /** Points that an entry costs. */
  entryCost: Type.Integer(),
  /** Plain text with line breaks. */
  text: Type.String(),
  opensAt: Instant,
  closesAt: Instant,
  state: DrawState,
  entries: Type.Integer(),
  /** Chance of one entry, above 0 to 1, with the entries so far; null without any. */
  chance: Nullable(Type.Number()),
  /** SHA-256 of the seed; published from the beginning. */
  seedHash: Type.String(),
  /** Null until the draw. */
  seed: Nullable(Type.String()),
  /** SHA-256 of the closed list; null until it is closed. */
  listHash: Nullable(Type.String()),
  drawnAt: Nullable(Instant),
  /** The demo feed made it; the UI must mark it as simulated. */
  simulated: Type.Boolean(),
  mine: Nullable(DrawEntry),
});
export type LuckyDraw = Static<typeof LuckyDraw>;

export const DrawWinner = Type.Object({
  rank: Type.Integer(),
  entryId: Type.String(),
  number: Type.Integer(),
  /** Masked, `ng***ia`; null when the account is deleted. */
  name: Nullable(Type.String()),
});
export type DrawWinner = Static<typeof DrawWinner>;

/** A draw with its winners, of which there are none before it is drawn. */
export const LuckyResult = Type.Object({ ...LuckyDraw.properties, results: Type.Array(DrawWinner) });
export type LuckyResult = Static<typeof LuckyResult>;

/** All that one needs to compute the winners again. */
export const DrawProof = Type.Object({
  drawId: Type.Integer(),
  title: Type.String(),
  /** How many entries win. */
  winners: Type.Integer(),
  seedHash: Type.String(),
  seed: Nullable(Type.String()),
  listHash: Type.String(),
  /** Ids of all entries in order. */
  entries: Type.Array(Type.String()),
  /** Ids of the winners, the first one first; empty before the draw. */
  results: Type.Array(Type.String()),
});
export type DrawProof = Static<typeof DrawProof>;

/** A draw as staff keep it. */
export const DeskDraw = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  prize: Type.String(),
  prizePoints: Type.Integer(),
  winners: Type.Integer(),
  entryCost: Type.Integer(),
  text: Type.String(),
  opensAt: Instant,
  closesAt: Instant,
  version: Type.Integer(),
});
export type DeskDraw = Static<typeof DeskDraw>;

export const DeskDrawRow = Type.Object({
  ...DeskDraw.properties,
  /** `planned`: readers do not see it yet. */
  state: Type.Enum(['planned', ...drawStates]),
  entries: Type.Integer(),
  simulated: Type.Boolean(),
});
export type DeskDrawRow = Static<typeof DeskDrawRow>;
