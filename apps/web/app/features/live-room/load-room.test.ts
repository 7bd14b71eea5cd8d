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
});
