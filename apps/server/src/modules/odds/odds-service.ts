import type { Company, Fixture, FixtureOdds, OddsBoard } from '@khandai/contracts';
import { oddsRows } from '../../feeds/ingest/frames.js';
import type { OddsRepository } from './odds-repository.js';

/** What the odds table asks of the matches; the live module fits. */
export interface OddsFixtures {
  /** Live and coming fixtures, soonest first. */
  open(): Promise<Fixture[]>;
  /** The fixture's id. Throws when there is none. */
  idOf(idOrLink: string): Promise<string>;
}

export interface OddsServiceDeps {
  repository: OddsRepository;
  fixtures: OddsFixtures;
}

/** Prices by company and by match. */
export class OddsService {
  constructor(private readonly deps: OddsServiceDeps) {}

  /** Without `companyId` the company with the most rows; one that has none gives an empty board. */
  async board(companyId?: number): Promise<OddsBoard> {
    const { repository } = this.deps;
    const open = await this.deps.fixtures.open();
    const fixtureIds = open.map(({ fixtureId }) => fixtureId);
    const companies = (await repository.companies(fixtureIds)).map(toCompany);
    const chosen = companyId ?? companies[0]?.companyId ?? 0;
    const rows = await repository.rows(fixtureIds, chosen);
    const priced = new Set(rows.map(({ fixtureId }) => fixtureId));
    const newest = rows.reduce((latest, { updatedAt }) => Math.max(latest, updatedAt.getTime()), 0);
    return {
      companies: companies.sort((a, b) => a.companyId - b.companyId),
      companyId: chosen,
      fixtures: open.filter(({ fixtureId }) => priced.has(fixtureId)),
      rows: oddsRows(rows),
      updatedAt: newest === 0 ? null : new Date(newest).toISOString(),
    };
  }

  /** Throws FixtureNotFound. */
  async fixture(idOrLink: string): Promise<FixtureOdds> {
    const { repository, fixtures } = this.deps;
    const ids = [await fixtures.idOf(idOrLink)];
    const companies = (await repository.companies(ids)).map(toCompany).sort((a, b) => a.companyId - b.companyId);
    return { companies, rows: oddsRows(await repository.rows(ids)) };
  }
}

const toCompany = ({ companyId, name }: { companyId: number; name: string | null }): Company => ({
  companyId,
  name: name ?? `Nhà cái ${companyId}`,
});
