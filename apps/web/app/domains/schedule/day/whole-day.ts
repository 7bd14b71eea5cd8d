import type { DaySchedule, DayStart, Fixture } from '@khandai/contracts';
import type { ApiClient } from '@khandai/api-client';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { browserPorts } from '../../../shell/services/browser-ports';
import { useServices } from '../../../shell/services/services';
import { DAY_SIZE, type ServedDay } from './first-screens';

type DayApi = Pick<ApiClient, 'call'>;

/** Identifies the matches of a day page. */
export interface DayQuery {
  readonly date?: string;
  readonly night?: true;
  readonly timezone: string;
  readonly leagueId?: string;
  readonly sportType?: number;
  readonly hosted?: true;
  readonly state?: number;
}

const PAGE_SIZE = 500;
const MAX_PAGES = 4;

/** All matches of a day. A day has more than one page of the call only in the busiest weeks. */
export async function loadWholeDay(api: DayApi, query: DayQuery, signal: AbortSignal): Promise<DaySchedule> {
  const page = (part: { pageNum?: number }) =>
    api.call('GET /al/api/schedule/liveSchedule', { query: { ...query, ...part, pageSize: PAGE_SIZE } }, signal);
  const first = await page({});
  const pages = Math.min(MAX_PAGES, Math.ceil(first.total / PAGE_SIZE));
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) => page({ pageNum: index + 2 })),
  );
  return { ...first, list: [first, ...others].flatMap(({ list }) => list) };
}

/** The day of a page: its first screens for a document, all matches for a navigation in the browser. */
export async function loadDayStart(
  api: DayApi,
  query: DayQuery,
  isWhole: boolean,
  signal: AbortSignal,
): Promise<DayStart> {
  if (isWhole) return { ...(await loadWholeDay(api, query, signal)), rest: [] };
  return api.call('GET /al/api/schedule/firstScreens', { query: { ...query, ...DAY_SIZE } }, signal);
}

/**
 * The day of a page. Loads the matches that the server left out when the browser is idle, so that a search in the page
 * finds them. A reload of the page's data keeps them until they are loaded again.
 */
export function useWholeDay(served: ServedDay, query: DayQuery): ServedDay {
  const { api, log } = useServices();
  const [whole, setWhole] = useState<{ readonly key: string; readonly list: readonly Fixture[] }>();
  const key = JSON.stringify(query);
  useEffect(() => {
    if (served.rest.length === 0) return undefined;
    const life = new AbortController();
    const load = async () => {
      await browserPorts.idle();
      if (life.signal.aborted) return;
      const { list } = await loadWholeDay(api, JSON.parse(key) as DayQuery, life.signal);
      startTransition(() => {
        setWhole({ key, list });
      });
    };
    load().catch((error: unknown) => {
      if (!life.signal.aborted) log.warn('rest of the day', error);
    });
    return () => {
      life.abort();
    };
  }, [served, key, api, log]);

  return useMemo(
    () => (served.rest.length === 0 || whole?.key !== key ? served : withWhole(served, whole.list)),
    [served, whole, key],
  );
}

/** Of a match that both lists have, the newer one. */
export function withWhole(served: ServedDay, whole: readonly Fixture[]): ServedDay {
  const byId = new Map(served.list.map((fixture) => [fixture.fixtureId, fixture]));
  const newest = (fixture: Fixture) => {
    const own = byId.get(fixture.fixtureId);
    return own && own.updatedAt > fixture.updatedAt ? own : fixture;
  };
  return { ...served, list: whole.map(newest), rest: [] };
}
