import type { ApiClient } from '@khandai/api-client';
import type { PointEntry } from '@khandai/contracts';
import type { PageListDeps } from '../../shell/parts/PageList';

/** Parts of the book of points, as in its address: `/so-diem?muc=vao`. */
export const FILTER = 'muc';

const filters = {
  'tat-ca': { flow: 'all' },
  vao: { flow: 'in' },
  ra: { flow: 'out' },
  'diem-danh': { cause: 'check-in' },
  'nhiem-vu': { cause: 'task' },
  'rut-tham': { cause: 'draw' },
  'qua-tang': { cause: 'gift' },
  'luot-chon': { cause: 'pick' },
  'dua-bi': { cause: 'race' },
} as const;

export type EntryFilter = keyof typeof filters;

export const entryFilters = Object.keys(filters) as readonly EntryFilter[];

/** The filter that an address names; all entries for an unknown one. */
export const entryFilterOf = (value: string | null): EntryFilter =>
  entryFilters.find((filter) => filter === value) ?? 'tat-ca';

/** Query of the call. */
export const queryOf = (filter: EntryFilter): (typeof filters)[EntryFilter] => filters[filter];

/** Pages of the entries of a filter, the newest first. */
export const entryPages =
  (api: Pick<ApiClient, 'call'>, filter: EntryFilter): PageListDeps<PointEntry, number>['page'] =>
  (before, signal) =>
    api.call(
      'GET /au/api/user/point/list',
      { query: { ...queryOf(filter), ...(before === undefined ? {} : { before }) } },
      signal,
    );
