import { hasLoginCookies, pageCookies } from './page-cookies.js';

describe('the cookies of a page', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['ip=203.0.113.7; pid=an; _ga=GA1.2.3; offset=420', undefined],
    ['ip=203.0.113.7; timezone=Asia%2FTokyo;language=en', 'language=en; timezone=Asia%2FTokyo'],
    ['DomainCookie=khandai.example; timezone=UTC', 'timezone=UTC; DomainCookie=khandai.example'],
    ['hideScores=1; pid=an', 'hideScores=1'],
    ['timezone=UTC; timezone=Asia%2FTokyo', 'timezone=UTC'],
    ['Timezone=UTC; xtimezone=UTC; language', undefined],
    ['a=timezone=UTC; language=; broken%', 'language='],
  ])('of a guest who sends %j are %j', (sent, read) => {
    expect(pageCookies(sent)).toBe(read);
  });

  it('of a member are all that the request has', () => {
    expect(pageCookies('pid=an; token=x')).toBe('pid=an; token=x');
  });

  it('are personal with a session token, and not with a cookie of a similar name', () => {
    expect(['token=x', 'a=b;token=x', 'timezone=a; refreshToken=x'].map(hasLoginCookies)).toEqual([true, true, true]);
    expect([undefined, '', 'tokens=1', 'mytoken=1', 'a=token=x'].map(hasLoginCookies)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
