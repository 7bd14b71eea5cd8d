import type { OddsBoard } from '@khandai/contracts';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { attempt, type Loaded } from '../../shell/router/answers';
import { pageContext } from '../../shell/router/page-context';
import { readCompany } from './board-address';

export interface OddsData {
  readonly board: Loaded<OddsBoard>;
}

/** The board of the company the address names, or of the one with most prices where it names none that is there. */
export async function loadOdds({ request, url, context }: LoaderFunctionArgs): Promise<OddsData> {
  const { api, report } = context.get(pageContext);
  const ask = (query: { companyId?: number }) => attempt(api.call('GET /al/api/odds/board', { query }, request.signal), report);
  const companyId = readCompany(url.searchParams);
  if (companyId === undefined) return { board: await ask({}) };
  const board = await ask({ companyId });
  const known = !board.ok || board.value.companies.some((company) => company.companyId === companyId);
  return { board: known ? board : await ask({}) };
}

/** Another company is asked for; all else is chosen from what is there. */
export function unlessSameCompany({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  if (currentUrl.pathname !== nextUrl.pathname || readCompany(currentUrl.searchParams) !== readCompany(nextUrl.searchParams)) return true;
  return defaultShouldRevalidate && currentUrl.search === nextUrl.search;
}
