import { pageRequest } from '../../../test/page-request';
import { loadMember } from './load-member';
import { memberMeta } from './member-meta';
import { loader as toMembers } from './to-members';

const NHUNG = {
  userId: 7,
  username: 'hongnhung.nd',
  displayName: 'Nhung',
  nickname: 'Nhung <b>Nam Định</b>',
  profilePicture: null,
  role: 'member',
  level: 4,
  locked: false,
  simulated: false,
  createdAt: '2026-03-01T20:00:00.000Z',
  online: false,
  lastSeenAt: null,
  favouriteTeam: null,
};

const ORIGIN = 'https://khandai.example';

function load(slug: string, answer: unknown, query = '', cookie?: string) {
  const { args, faults } = pageRequest(
    `/thanh-vien/${slug}${query}`,
    { [`/au/api/user/info/${slug}`]: answer },
    { slug },
    cookie,
  );
  return { page: loadMember(args), faults };
}

async function thrown(work: () => unknown): Promise<Response> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Response) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}

describe('the page of a member', () => {
  test('[SH16] (check-user-exists) shows an existing member under one URL', async () => {
    const { data, init } = await load('hongnhung.nd', NHUNG).page;
    expect([data.status, init?.status]).toEqual(['found', 200]);
    const moved = await thrown(() => load('HongNhung.nd', NHUNG, '?a=1').page);
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/thanh-vien/hongnhung.nd?a=1']);
  });

  test('is rendered without scores for a reader who hides them', async () => {
    const shown = await load('hongnhung.nd', NHUNG).page;
    const hidden = await load('hongnhung.nd', NHUNG, '', 'hideScores=1').page;
    expect([shown.data, hidden.data]).toMatchObject([{ hidesScores: false }, { hidesScores: true }]);
  });

  test('[SH16] (check-user-exists) an unknown name is 404, a locked account a notice, an error no 404', async () => {
    const missing = await load('khong.co', 404).page;
    expect([missing.data.status, missing.init?.status]).toEqual(['missing', 404]);
    const locked = await load('hongnhung.nd', { ...NHUNG, locked: true }).page;
    expect([locked.data.status, locked.init?.status]).toEqual(['locked', 200]);
    const { page, faults } = load('hongnhung.nd', 500);
    const failed = await page;
    expect([failed.data.status, failed.init?.status, faults.length]).toEqual(['failed', 503, 1]);
  });

  test('[SH16] (check-same-user) the user’s own page redirects to their posts without a lookup; an expired token is ignored', async () => {
    const ask = (slug: string, me: unknown) => {
      const settings = me === 401 ? 401 : { hideScores: true };
      const answers = {
        '/au/api/user/info': me,
        '/au/api/user/message/settings': settings,
        [`/au/api/user/info/${slug}`]: { ...NHUNG, username: slug },
      };
      return pageRequest(`/thanh-vien/${slug}`, answers, { slug }, 'a=1; token=t');
    };
    const own = ask('HongNhung.ND', NHUNG);
    const answer = await thrown(() => loadMember(own.args));
    expect([answer.status, answer.headers.get('location'), own.asked.length]).toEqual([302, '/bang-tin?nType=1', 1]);
    expect((await loadMember(ask('gio.lao', NHUNG).args)).data.status).toBe('found');
    const late = ask('hongnhung.nd', 401);
    expect((await loadMember(late.args)).data.status).toBe('found');
    expect(late.faults).toEqual([]);
  });

  test('[SH16] (redirect-page) the list of members leads to the user’s own posts, and a guest to the login there', async () => {
    const answer = await thrown(() => toMembers(pageRequest('/thanh-vien', {}).args));
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/bang-tin?nType=1&login=1']);
    const inApp = await thrown(() => toMembers(pageRequest('/mb/thanh-vien', {}).args));
    expect(inApp.headers.get('location')).toBe('/mb/bang-tin?nType=1&login=1');
  });

  test('[SH17] (member) metadata contain name, level, join date and URL', async () => {
    const { data } = await load('hongnhung.nd', NHUNG).page;
    const meta = memberMeta(data, { origin: ORIGIN });
    expect(meta).toContainEqual({ title: 'Nhung <b>Nam Định</b> · Thành viên Khán Đài' });
    expect(meta).toContainEqual({
      name: 'description',
      content: 'Nhung <b>Nam Định</b> (@hongnhung.nd) trên Khán Đài: cấp 4, tham gia từ 02/03/2026.',
    });
    expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: `${ORIGIN}/thanh-vien/hongnhung.nd` });
    expect(meta).not.toContainEqual(expect.objectContaining({ name: 'robots' }));
  });

  test('[SH16] (check-user-exists) locked and unknown members are noindex', async () => {
    const noindex = { name: 'robots', content: 'noindex, follow' };
    for (const answer of [404, { ...NHUNG, locked: true }]) {
      const { data } = await load('hongnhung.nd', answer).page;
      expect(memberMeta(data, { origin: ORIGIN })).toContainEqual(noindex);
    }
  });
});
