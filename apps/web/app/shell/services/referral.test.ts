import { FakeWindow } from '../../../test/fake-window';
import { keepReferral } from './referral';

function land(search: string, cookie = '') {
  const browserWindow = new FakeWindow();
  const stored: string[] = [];
  const location = { search };
  const document = {
    get cookie() {
      return [cookie, ...stored.map((one) => one.split(';')[0])].join('; ');
    },
    set cookie(text: string) {
      stored.push(text);
    },
    addEventListener: browserWindow.addEventListener,
  };
  const life = new AbortController();
  keepReferral({ location, document }, life.signal);
  const turn = () => {
    browserWindow.fire('visibilitychange');
  };
  return { stored, location, turn, end: () => life.abort() };
}

describe('the referrer of a visitor', () => {
  test('[AU13] is stored from the pid parameter on visibility change, for 30 days on the whole site; the first one stays', () => {
    const visit = land('');
    expect(visit.stored).toEqual([]);
    visit.location.search = '?a=1&pid=doi-tac_7';
    visit.turn();
    expect(visit.stored).toEqual(['pid=doi-tac_7; Path=/; Max-Age=2592000; SameSite=Lax']);
    visit.location.search = '?pid=another';
    visit.turn();
    expect(visit.stored).toHaveLength(1);
  });

  test('is stored at once from the landing URL', () => {
    expect(land('?pid=x').stored).toHaveLength(1);
  });

  test.each(['', 'x'.repeat(65), 'a b', 'a;Domain=evil', '%0d%0aSet-Cookie', 'ngô'])(
    '[AU13] (form) is not stored from %j',
    (pid) => {
      expect(land(`?pid=${encodeURIComponent(pid)}`).stored).toEqual([]);
    },
  );

  test('an existing one stays, and no listener remains after the page ends', () => {
    expect(land('?pid=new', 'pid=old').stored).toEqual([]);
    const visit = land('');
    visit.end();
    visit.location.search = '?pid=late';
    visit.turn();
    expect(visit.stored).toEqual([]);
  });
});
