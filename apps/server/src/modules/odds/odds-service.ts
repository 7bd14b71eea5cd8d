import type { Company, Fixture, FixtureOdds, OddsBoard, OddsHistory, OddsRows } from '@khandai/contracts';
import type { OddsCategory } from '@khandai/odds-parser';
import { oddsRows } from '../fixtures/frames.js';
import type { OddsRepository } from './odds-repository.js';

/** The matches the odds table needs; the live module implements it. */
export interface OddsFixtures {
  /** Live and coming fixtures, soonest first. */
  open(): Promise<Fixture[]>;
  /** By id or link. Throws when it does not exist. */
  fixture(idOrLink: string): Promise<Fixture>;
  /** The fixture's id, from an id or link. Throws when it does not exist. */
  idOf(idOrLink: string): Promise<string>;
}

const HISTORY_LIMIT = 200;

/** Prices of one company. */
export interface Quotes {
  readonly odds: { companyId: number; company: string; rows: OddsRows };
  /** Ids of the fixtures that have a price. */
  readonly priced: Set<string>;
}

export interface OddsServiceDeps {
  repository: OddsRepository;
  fixtures: OddsFixtures;
}

/** Odds by company and by match. */
export class OddsService {
  constructor(private readonly deps: OddsServiceDeps) {}

  /** Default company: the one with the most rows. A company without rows gives an empty board. */
  async board(companyId?: number): Promise<OddsBoard> {
    const { repository } = this.deps;
    const open = await this.deps.fixtures.open();
    const fixtureIds = open.map(({ fixtureId }) => fixtureId);
    const companies = (await repository.companies(fixtureIds)).map(toCompany);
    const shownCompanyId = companyId ?? companies[0]?.companyId ?? 0;
    const rows = await repository.rows(fixtureIds, shownCompanyId);
    const priced = new Set(rows.map(({ fixtureId }) => fixtureId));
    const newest = rows.reduce((latest, { updatedAt }) => Math.max(latest, updatedAt.getTime()), 0);
    return {
      companies: companies.sort((a, b) => a.companyId - b.companyId),
      companyId: shownCompanyId,
      fixtures: open.filter(({ fixtureId }) => priced.has(fixtureId)),
      rows: oddsRows(rows),
      updatedAt: newest === 0 ? null : new Date(newest).toISOString(),
    };
  }

  /** Prices of these fixtures at the company that has most of them; null without any. */
  async quotes(fixtureIds: readonly string[]): Promise<Quotes | null> {
    const { repository } = this.deps;
    const company = (await repository.companies(fixtureIds)).map(toCompany)[0];
    if (!company) return null;
    const { companyId, name } = company;
    const rows = await repository.rows(fixtureIds, companyId);
    const priced = new Set(rows.map(({ fixtureId }) => fixtureId));
    return { odds: { companyId, company: name, rows: oddsRows(rows) }, priced };
  }

  /** Throws FixtureNotFound. */
  async fixture(idOrLink: string): Promise<FixtureOdds> {
    const { repository, fixtures } = this.deps;
    const fixture = await fixtures.fixture(idOrLink);
    const ids = [fixture.fixtureId];
    const companies = (await repository.companies(ids)).map(toCompany).sort((a, b) => a.companyId - b.companyId);
    return { fixture, companies, rows: oddsRows(await repository.rows(ids)) };
  }

  /** Empty for a company without odds. Throws FixtureNotFound. */
  async history(requested: { fixtureId: string; companyId: number; category: OddsCategory }): Promise<OddsHistory> {
    const fixtureId = await this.deps.fixtures.idOf(requested.fixtureId);
    const moves = await this.deps.repository.moves(fixtureId, requested.companyId, requested.category, HISTORY_LIMIT);
    return { list: moves.map(({ movedAt, row }) => ({ movedAt: movedAt.toISOString(), row })) };
  }
}

const toCompany = ({ companyId, name }: { companyId: number; name: string | null }): Company => ({
  companyId,
  name: name ?? `Nhà cái ${companyId}`,
});
