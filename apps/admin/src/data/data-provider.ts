import type { DataProvider, GetListParams, GetManyParams, Identifier, RaRecord, UpdateParams } from 'react-admin';
import { asHttpError } from './call-failure';
import type { DeskSend } from './desk-calls';

/** Largest page that the calls of the desk answer. */
const MAX_PAGE = 100;

/**
 * react-admin's questions as calls of the desk: lists are `{ total, list }`, records have an `id`. An update sends only
 * the fields that changed, with the `version` that the editor has seen.
 */
export function deskDataProvider(send: DeskSend): DataProvider {
  const ask: DeskSend = (...call) =>
    send(...call).catch((error: unknown) => {
      throw asHttpError(error);
    });
  const one = async <R extends RaRecord>(resource: string, id: Identifier, signal?: AbortSignal) =>
    recordOf<R>(await ask('GET', `${resource}/{id}`, { params: { id: String(id) } }, signal));
  const write = async <R extends RaRecord>(resource: string, id: Identifier, body: unknown) =>
    recordOf<R>(await ask('POST', `${resource}/{id}`, { params: { id: String(id) }, body }));
  const remove = (resource: string, id: Identifier) =>
    ask('DELETE', `${resource}/{id}`, { params: { id: String(id) } });

  return {
    supportAbortSignal: true,
    getList: async (resource, params) => listOf(await ask('GET', resource, { query: queryOf(params) }, params.signal)),
    getOne: async (resource, { id, signal }) => ({ data: await one(resource, id, signal) }),
    getMany: async <R extends RaRecord>(resource: string, { ids, signal }: GetManyParams<R>) => ({
      data: await Promise.all(ids.map((id) => one<R>(resource, id, signal))),
    }),
    getManyReference: async (resource, { target, id, ...params }) =>
      listOf(await ask('GET', resource, { query: { ...queryOf(params), [target]: id } }, params.signal)),
    create: async (resource, { data }) => ({ data: recordOf(await ask('POST', resource, { body: data })) }),
    update: async <R extends RaRecord>(resource: string, { id, data, previousData }: UpdateParams<R>) => ({
      data: await write<R>(resource, id, changesOf(data, previousData)),
    }),
    updateMany: async (resource, { ids, data }) => {
      for (const id of ids) await write(resource, id, data);
      return { data: ids };
    },
    delete: async (resource, { id, previousData }) => {
      await remove(resource, id);
      return { data: recordOf({ ...previousData, id }) };
    },
    deleteMany: async (resource, { ids }) => {
      for (const id of ids) await remove(resource, id);
      return { data: ids };
    },
  };
}

/** Sorted by `id` means by the order that the server chooses. */
function queryOf({ pagination, sort, filter }: Pick<GetListParams, 'pagination' | 'sort' | 'filter'>): object {
  const wanted = Object.entries({ ...filter } as object).filter(([, value]) => value !== '' && value != null);
  return {
    ...(pagination && { pageNum: pagination.page, pageSize: Math.min(pagination.perPage, MAX_PAGE) }),
    ...(sort && sort.field !== 'id' && { sort: sort.field, order: sort.order.toLowerCase() }),
    ...Object.fromEntries(wanted),
  };
}

/** The fields of `next` that differ from `before`, and the version by which the server finds a collision. */
function changesOf(next: object, before: object): object {
  const old = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(next).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(old.get(name)),
  );
  return { ...Object.fromEntries(changed), ...(old.has('version') && { version: old.get('version') }) };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** The type of a record is the caller's claim, which react-admin asks for and the contract of the call keeps. */
function recordOf<R extends RaRecord>(value: unknown): R {
  if (!isObject(value) || (typeof value['id'] !== 'number' && typeof value['id'] !== 'string'))
    throw new Error('The reply holds no record with an id.');
  return value as R;
}

function listOf<R extends RaRecord>(value: unknown): { data: R[]; total: number } {
  if (!isObject(value) || !Array.isArray(value['list']) || typeof value['total'] !== 'number')
    throw new Error('The reply holds no list.');
  return { data: value['list'].map((one) => recordOf<R>(one)), total: value['total'] };
}
