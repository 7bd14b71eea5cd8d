import { ApiError } from '@khandai/api-client';
import { deskDataProvider } from './data-provider';

function set(answer: unknown) {
  const calls: unknown[][] = [];
  const provider = deskDataProvider(async (...call) => {
    calls.push(call.slice(0, 3));
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return { provider, calls };
}

describe('the data provider of the desk', () => {
  it('lists a page in the order asked for, without empty filters', async () => {
    const { provider, calls } = set({ total: 1, list: [{ id: 3 }] });
    const list = await provider.getList('banner', {
      pagination: { page: 2, perPage: 500 },
      sort: { field: 'title', order: 'DESC' },
      filter: { q: '', status: 30 },
    });
    expect(list).toEqual({ total: 1, data: [{ id: 3 }] });
    expect(calls).toEqual([
      ['GET', 'banner', { query: { pageNum: 2, pageSize: 100, sort: 'title', order: 'desc', status: 30 } }],
    ]);
  });

  it('sends the fields that changed, and the version that the editor saw', async () => {
    const { provider, calls } = set({ id: 3 });
    await provider.update('banner', {
      id: 3,
      data: { id: 3, title: 'Mới', url: '/a', version: 5 },
      previousData: { id: 3, title: 'Cũ', url: '/a', version: 5 },
    });
    expect(calls).toEqual([['POST', 'banner/{id}', { params: { id: '3' }, body: { title: 'Mới', version: 5 } }]]);
  });

  it('passes on the sentence of a refusal, and takes no reply without a record', async () => {
    const refused = set(new ApiError({ kind: 'answer', message: 'Không có quyền.', status: 403, code: 403 }));
    await expect(refused.provider.getOne('banner', { id: 1 })).rejects.toThrow('Không có quyền.');
    await expect(set({ total: 1, list: [{}] }).provider.getOne('banner', { id: 1 })).rejects.toThrow('no record');
  });
});
