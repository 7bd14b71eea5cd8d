import { blockOfflineLinks } from './offline-links';

/** A page with a link; counts how often `blockOfflineLinks` blocked it. */
function setUp(href: string, target = '') {
  document.body.innerHTML = `<a href="${href}" target="${target}"><b>Lịch thi đấu</b></a>`;
  const navigator = { onLine: true };
  let stored = 0;
  const hear = blockOfflineLinks({ navigator, location, blocked: () => (stored += 1) });
  document.addEventListener('click', hear, true);
  // jsdom cannot navigate.
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  const click = (init: MouseEventInit = {}) => {
    let followed: boolean | undefined;
    const look = (event: Event) => (followed = !event.defaultPrevented);
    const link = document.querySelector('b');
    link?.addEventListener('click', look);
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
    link?.removeEventListener('click', look);
    return followed;
  };
  const end = () => {
    document.removeEventListener('click', hear, true);
  };
  return { navigator, click, stored: () => stored, end };
}

describe('blockOfflineLinks', () => {
  test('checks the network at the click', () => {
    const { navigator, click, stored, end } = setUp('/lich-thi-dau');
    expect(click()).toBe(true);
    navigator.onLine = false;
    expect(click()).toBe(false);
    navigator.onLine = true;
    expect([click(), stored()]).toEqual([true, 1]);
    end();
  });

  test.each([
    ['a place on this page', '/#dang-dien-ra', ''],
    ['another site', 'https://example.test/', ''],
    ['a page of its own window', '/lich-thi-dau', '_blank'],
  ])('%s is left to the browser', (_, href, target) => {
    const { navigator, click, stored, end } = setUp(href, target);
    navigator.onLine = false;
    expect([click(), stored()]).toEqual([true, 0]);
    end();
  });

  test('a link with a target is left to the browser', () => {
    const { navigator, click, stored, end } = setUp('/lich-thi-dau');
    navigator.onLine = false;
    expect([click({ ctrlKey: true }), click({ metaKey: true }), stored()]).toEqual([true, true, 0]);
    end();
  });
});
