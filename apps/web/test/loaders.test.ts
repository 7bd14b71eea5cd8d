import { fixture, liveRoom, navigation } from './fixtures';
import { pageRequest } from './page-request';
import { loader as room } from '../app/features/live-room/routes';
import { loader as unknownPage } from '../app/shell/router/not-found';
import { loadRoot } from '../app/shell/router/root-loader';

const ROOM = '/al/api/schedule/liveRoom';

async function thrown(promise: () => unknown): Promise<Response> {
  try {
    await promise();
  } catch (error) {
    if (error instanceof Response) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}

describe('loaders', () => {
  test('[SH12] (data) the frame loads navigation, totals and the origin of the data', async () => {
    const answers = {
      '/other/api/resource/navigation': navigation,
      '/al/api/live/live-total': { totalLive: 1, totalMode: 1, list: [fixture()] },
      '/al/api/schedule/featureMatch': { total: 0, list: [] },
    };
    const { args } = pageRequest('/', answers);
    expect(await loadRoot(args)).toMatchObject({
      navigation,
      totals: { totalLive: 1 },
      origin: 'demo',
      timezone: 'Asia/Ho_Chi_Minh',
    });
  });

  test('[I2] (translations) the frame loads the operator’s sentences in the language of the cookie', async () => {
    const sentences = { 'home.live': 'On air' };
    const { args, asked } = pageRequest('/', { '/al/api/live/language/list': sentences }, {}, 'a=1; language=en');
    expect(await loadRoot(args)).toMatchObject({ language: 'en', sentences });
    expect(asked).toContain('/al/api/live/language/list?locale=en');
  });

  test('the frame renders when the API fails, and the error is logged', async () => {
    const { args, faults } = pageRequest('/', {});
    expect(await loadRoot(args)).toMatchObject({ navigation: { primarys: [] }, totals: { totalLive: 0 } });
    expect(faults).toHaveLength(5);
  });

  test('[SH15] (status) an unknown path answers 404 with the default message and the path', async () => {
    const answer = await thrown(() => unknownPage(pageRequest('/khong-co', {}).args));
    expect([answer.status, answer.statusText, await answer.text()]).toEqual([
      404,
      'Page Not Found',
      'Page Not Found: /khong-co',
    ]);
  });

  test('an unknown room and reserved names of sports answer 404; an API failure does not', async () => {
    expect((await thrown(() => room(pageRequest('/truc-tiep/x', { [ROOM]: 404 }, { link: 'x' }).args))).status).toBe(
      404,
    );
    const reserved = pageRequest('/truc-tiep/bong-ro', {}, { link: 'bong-ro' });
    expect((await thrown(() => room(reserved.args))).status).toBe(404);
    expect(reserved.asked).toEqual([]);
    await expect(room(pageRequest('/truc-tiep/x', {}, { link: 'x' }).args)).rejects.toMatchObject({ status: 500 });
  });

  test('a room requested by id redirects to its own URL and keeps the query', async () => {
    const { args } = pageRequest('/truc-tiep/f1?tab=odds', { [ROOM]: liveRoom() }, { link: 'f1' });
    const answer = await thrown(() => room(args));
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `/truc-tiep/${fixture().link}?tab=odds`]);
  });

  test('a room renders even if the parts around it fail to load', async () => {
    const { link } = fixture();
    const { args } = pageRequest(`/truc-tiep/${link}`, { [ROOM]: liveRoom() }, { link });
    expect(await room(args)).toMatchObject({ others: { ok: false }, odds: { ok: false }, history: { ok: false } });
  });
});
