import { pageRequest } from '../../../test/page-request';
import { loadHashtag } from './load-hashtag';

const LIST = '/au/api/user/newsfeed-list';
const NEWS = `/other/api/article/list/${encodeURIComponent('ĐộiTuyển')}`;

describe('the page of a hashtag', () => {
  test('[CT5] (hashtag page) is served with its newest articles and the first page of its posts', async () => {
    const posts = { list: [], cursor: null };
    const path = `/bang-tin/hashtag/${encodeURIComponent('ĐộiTuyển')}`;
    const page = pageRequest(
      path,
      { [LIST]: posts, [NEWS]: { total: 1, list: [{ articleId: 7 }] } },
      { hashtag: 'ĐộiTuyển' },
    );
    expect(await loadHashtag(page.args)).toEqual({
      hashtag: 'ĐộiTuyển',
      page: { ok: true, value: posts },
      articles: [{ articleId: 7 }],
      hidesScores: false,
    });
    expect(page.asked[0]).toContain('hashtag=');
  });

  test('does not exist for what is no hashtag', async () => {
    for (const hashtag of ['a b', '<script>', 'dài'.repeat(20)]) {
      const page = pageRequest('/bang-tin/hashtag/x', {}, { hashtag });
      await expect(loadHashtag(page.args)).rejects.toMatchObject({ status: 404 });
    }
  });
});
