/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { createRoutesStub, Meta, Outlet } from 'react-router';
import { fixture } from '../../../test/fixtures';
import { matchImage } from './match-image';
import { pageMeta } from '../../shell/seo/page-meta';
import { broadcastEvent, sportsEvent } from './structured-data';

const ORIGIN = 'https://khandai.example';
const page = {
  title: 'Lịch · Khán Đài',
  description: 'Lịch theo ngày',
  path: '/lich-thi-dau',
  site: { origin: ORIGIN },
};

describe('a match in structured data', () => {
  test('[SH17] (match) a match is a SportsEvent and its showing a BroadcastEvent', () => {
    const match = fixture();
    const url = `${ORIGIN}/truc-tiep/${match.link}`;
    expect(sportsEvent(match, ORIGIN, 'Sân Hàng Đẫy')).toMatchObject({
      '@type': 'SportsEvent',
      url,
      sport: 'Soccer',
      startDate: match.kickOff,
      eventStatus: 'https://schema.org/EventScheduled',
      homeTeam: { '@type': 'SportsTeam', name: match.home.name },
      location: { '@type': 'Place', name: 'Sân Hàng Đẫy' },
    });
    expect(sportsEvent({ ...match, status: -14 }, ORIGIN)).toMatchObject({
      eventStatus: 'https://schema.org/EventPostponed',
    });
    expect(broadcastEvent(match, ORIGIN)).toMatchObject({
      '@type': 'BroadcastEvent',
      isLiveBroadcast: true,
      inLanguage: 'vi',
      broadcastOfEvent: { '@id': `${url}#match` },
    });
  });

  test('the picture of a match has another address for each score', () => {
    const running = fixture({ status: 3, state: 2, homeScore: 2, awayScore: 1, link: 'a-vs-b-1' });
    expect(matchImage(running).path).toBe('/the/tran/a-vs-b-1.png?v=3.2-1');
    expect(matchImage({ ...running, awayScore: 2 }).path).toBe('/the/tran/a-vs-b-1.png?v=3.2-2');
    expect(matchImage(running, true)).toEqual({
      ...matchImage(running),
      path: `/the/tran-an-ty-so/a-vs-b-1.png?v=${encodeURIComponent(running.kickOff.slice(0, 16))}`,
    });
    const coming = fixture({ status: 0, state: 1, kickOff: '2026-11-21T12:15:00Z', link: 'a-vs-b-1' });
    expect(matchImage(coming).path).toBe('/the/tran/a-vs-b-1.png?v=0.2026-11-21T12%3A15');
  });

  test('no name of a team ends the script or becomes markup', () => {
    const evil = '</script><script>alert(1)</script>';
    const match = fixture({ home: { ...fixture().home, name: evil } });
    const meta = () => pageMeta({ ...page, title: evil, data: [sportsEvent(match, ORIGIN)] });
    const Stub = createRoutesStub([
      {
        path: '/',
        meta,
        Component: () => (
          <>
            <Meta />
            <Outlet />
          </>
        ),
      },
    ]);
    const html = renderToString(<Stub />);
    expect(html).not.toContain('<script>alert(1)');
    expect(html).toContain('application/ld+json');
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({ homeTeam: { name: evil } });
  });
});
