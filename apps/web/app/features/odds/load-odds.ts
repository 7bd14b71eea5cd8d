import type { OddsBoard } from '@khandai/contracts';
import type { LoaderFunctionArgs } from 'react-router';
import { attempt, type Loaded } from '../../shell/router/answers';
import { pageContext } from '../../shell/router/page-context';

export interface OddsData {
  readonly board: Loaded<OddsBoard>;
}

/** Parameter of the address that names the company. */
export const COMPANY = 'nha-cai';

export async function loadOdds({ request, url, context }: LoaderFunctionArgs): Promise<OddsData> {
  const { api, report } = context.get(pageContext);
  const asked = url.searchParams.get(COMPANY) ?? '';
  const query = /^[1-9]\d{0,8}$/.test(asked) ? { companyId: Number(asked) } : {};
  return { board: await attempt(api.call('GET /al/api/odds/board', { query }, request.signal), report) };
}
