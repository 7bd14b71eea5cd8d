import { oddsCategories, type OddsCategory } from '@khandai/odds-parser';
import { type Static, Type } from 'typebox';
import { Instant } from './common.js';
import { Fixture } from './fixture.js';

const rows = Type.Optional(Type.Array(Type.String()));

/** Comma-joined rows by category: `main` rows of odds-parser. */
export const OddsRows = Type.Object({
  handicap: rows,
  handicapHalf: rows,
  overUnder: rows,
  overUnderHalf: rows,
  europeOdds: rows,
  europeOddsHalf: rows,
  doubleChance: rows,
  corner: rows,
  cornerHandicap: rows,
} satisfies Record<OddsCategory, typeof rows>);
export type OddsRows = Static<typeof OddsRows>;

export const Company = Type.Object({ companyId: Type.Integer(), name: Type.String() });
export type Company = Static<typeof Company>;

/** The odds of one company for the fixtures of a day. */
export const OddsBoard = Type.Object({
  companies: Type.Array(Company),
  companyId: Type.Integer(),
  fixtures: Type.Array(Fixture),
  rows: OddsRows,
  /** When a price last changed. */
  updatedAt: Type.Union([Instant, Type.Null()]),
});
export type OddsBoard = Static<typeof OddsBoard>;

/** All companies' odds for one fixture. */
export const FixtureOdds = Type.Object({ fixture: Fixture, companies: Type.Array(Company), rows: OddsRows });
export type FixtureOdds = Static<typeof FixtureOdds>;

/** Name of an odds category in a request. */
export const OddsCategoryName = Type.Enum([...oddsCategories]);

/** One price of a company: its whole `main` row, and when the site first saw it. */
export const OddsMove = Type.Object({ movedAt: Instant, row: Type.String() });
export type OddsMove = Static<typeof OddsMove>;

/** Price history of one company for one fixture and category, oldest first; the site keeps a limited number. */
export const OddsHistory = Type.Object({ list: Type.Array(OddsMove) });
export type OddsHistory = Static<typeof OddsHistory>;
