import { oddsCategories, type OddsCategory } from '@khandai/odds-parser';

const everything: readonly OddsCategory[] = oddsCategories;
const halves: readonly OddsCategory[] = ['handicap', 'overUnder', 'europeOdds', 'handicapHalf', 'overUnderHalf'];
const main: readonly OddsCategory[] = ['handicap', 'overUnder', 'europeOdds'];

export interface DemoCompany {
  companyId: number;
  name: string;
  /** Sum of the implied probabilities of its book. */
  margin: number;
  categories: readonly OddsCategory[];
}

/** Five fictional bookmakers; some offer more categories than others. Their book sums are between 1.04 and 1.07. */
export const demoCompanies: readonly DemoCompany[] = [
  { companyId: 9001, name: 'Nhà cái A (mô phỏng)', margin: 1.045, categories: everything },
  { companyId: 9002, name: 'Nhà cái B (mô phỏng)', margin: 1.055, categories: everything },
  { companyId: 9003, name: 'Nhà cái C (mô phỏng)', margin: 1.065, categories: halves },
  { companyId: 9004, name: 'Nhà cái D (mô phỏng)', margin: 1.05, categories: main },
  { companyId: 9005, name: 'Nhà cái E (mô phỏng)', margin: 1.06, categories: main },
];
