import type { FixtureOdds, OddsHistory } from '@khandai/contracts';
import { type OddsCategory, rowIds } from '@khandai/odds-parser';
import type { Loaded } from '../../../shell/router/answers';
import { categoriesOf, oddsHalves } from '../odds-parts';

/** The company and market whose price history is shown. */
export interface Watched {
  readonly companyId: number;
  readonly category: OddsCategory;
}

/** What a comparison of prices starts with. */
export interface ComparedOdds {
  readonly odds: FixtureOdds;
  /** The initial selection; undefined if the match has no prices. */
  readonly watched: Watched | undefined;
  /** Prices of the selection over time; undefined when the comparison is to load them. */
  readonly history: Loaded<OddsHistory> | undefined;
}

/** The first company in the first of these markets that has prices. */
export function firstWatched(
  { companies, rows }: Pick<FixtureOdds, 'companies' | 'rows'>,
  markets: readonly OddsCategory[] = oddsHalves.flatMap(categoriesOf),
): Watched | undefined {
  const category = markets.find((name) => (rows[name]?.length ?? 0) > 0);
  if (!category) return undefined;
  const offering = new Set(rows[category]?.map((row) => rowIds(row).companyId));
  const company = companies.find(({ companyId }) => offering.has(companyId));
  return company && { companyId: company.companyId, category };
}
