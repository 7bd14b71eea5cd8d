import { pageRequest } from '../../../test/page-request';
import { loadHashtag } from './load-hashtag';

const LIST = '/au/api/user/newsfeed-list';

describe('the page of a hashtag', () => {
  test('[CT5] (hashtag page) is served with the first page of its posts', async () => {
    const posts = { list: [], cursor: null };
    const path = `/bang-tin/hashtag/${encodeURIComponent('ĐộiTuyển')}`;
    const page = pageRequest(path, { [LIST]: posts }, { hashtag: 'ĐộiTuyển' });
    expect(await loadHashtag(page.args)).toEqual({ hashtag: 'ĐộiTuyển', page: { ok: true, value: posts } });
    expect(page.asked[0]).toContain('hashtag=');
  });

  test('does not exist for what is no hashtag', async () => {
    for (const hashtag of ['a b', '<script>', 'dài'.repeat(20)]) {
      const page = pageRequest('/bang-tin/hashtag/x', {}, { hashtag });
      await expect(loadHashtag(page.args)).rejects.toMatchObject({ status: 404 });
    }
  });
});
