import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { attempt, type Loaded } from '../../shell/router/answers';
import { isNavigation } from '../../shell/router/is-navigation';
import { pageContext } from '../../shell/router/page-context';
import { loadHiddenScores } from '../../domains/match';
import { readChoice, readCompany } from './board-address';
import { serveBoard, type ServedBoard, wholeBoard } from './served-board';

export interface OddsData {
  readonly board: Loaded<ServedBoard>;
  /** Rendered without scores. */
  readonly hidesScores: boolean;
}

/** The board of the company in the address, or, if that one is missing, of the company with the most prices. */
export async function loadOdds({ request, url, context }: LoaderFunctionArgs): Promise<OddsData> {
  const { api, report } = context.get(pageContext);
  const { leagueId } = readChoice(url.searchParams);
  const ask = async (query: { companyId?: number }) => {
    const board = await attempt(api.call('GET /al/api/odds/board', { query }, request.signal), report);
    if (!board.ok) return board;
    const value = isNavigation(request) ? wholeBoard(board.value) : serveBoard(board.value, leagueId);
    return { ...board, value };
  };
  const companyId = readCompany(url.searchParams);
  const [board, hidesScores] = await Promise.all([
    ask(companyId === undefined ? {} : { companyId }),
    loadHiddenScores({ request, context }),
  ]);
  if (companyId === undefined) return { board, hidesScores };
  const known = !board.ok || board.value.companies.some((company) => company.companyId === companyId);
  return { board: known ? board : await ask({}), hidesScores };
}

/** Reloads for another page or company; all other choices filter data that is already loaded. */
export function revalidatesForCompany({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (
    currentUrl.pathname !== nextUrl.pathname ||
    readCompany(currentUrl.searchParams) !== readCompany(nextUrl.searchParams)
  )
    return true;
  return defaultShouldRevalidate && currentUrl.search === nextUrl.search;
}
