import { fixture, liveRoom } from '../../../test/fixtures';
import { pageRequest } from '../../../test/page-request';
import { loadRoom } from './load-room';
import { roomMeta } from './room-meta';

const ORIGIN = 'http://khandai.test';
const PRESENT = 'nga-vs-ba-lan-900000000000000000001';
const room = liveRoom({ fixture: fixture({ link: PRESENT }) });

const load = (link: string, query = '') =>
  loadRoom(pageRequest(`/truc-tiep/${link}${query}`, { '/al/api/schedule/liveRoom': room }, { link }).args);

describe('the address of a room', () => {
  test('[SH17] (canonical) a former link redirects for good to the present one, which alone is canonical', async () => {
    const moved: unknown = await load('russia-vs-poland-91234567890', '?tab=stats').catch((thrown: unknown) => thrown);
    expect(moved).toBeInstanceOf(Response);
    const { status, headers } = moved as Response;
    expect([status, headers.get('location')]).toEqual([301, `/truc-tiep/${PRESENT}?tab=stats`]);
    const canonical = roomMeta(await load(PRESENT), { origin: undefined }).flatMap((tag) =>
      'rel' in tag && 'href' in tag && !('type' in tag) ? [tag['href']] : [],
    );
    expect(new Set(canonical)).toEqual(new Set([`${ORIGIN}/truc-tiep/${PRESENT}`]));
  });

  test('its picture for shared links has no score for a reader who hides scores', async () => {
    const data = await load(PRESENT);
    const running = fixture({ link: PRESENT, state: 2, status: 3, homeScore: 4, awayScore: 7 });
    const tags = (hidesScores: boolean) =>
      JSON.stringify(
        roomMeta({ ...data, room: { ...data.room, fixture: running }, hidesScores }, { origin: undefined }),
      );
    expect(tags(false)).toContain(`/the/tran/${PRESENT}.png?v=3.4-7`);
    expect(tags(true)).toContain(`/the/tran-an-ty-so/${PRESENT}.png`);
    expect(tags(true)).not.toContain('4-7');
  });
});
