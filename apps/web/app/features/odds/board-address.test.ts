import { oddsBoard } from '../../../test/fixtures';
import { pageRequest } from '../../../test/page-request';
import { readChoice, readCompany, writeChoice } from './board-address';
import { loadOdds, revalidatesForCompany } from './load-odds';

const read = (text: string) => readChoice(new URLSearchParams(text));
const nothing = { filter: 'all', leagueId: undefined, companyId: undefined, format: undefined };

describe("the odds board's address", () => {
  test('what is chosen is read back as it was written, and what else is there stays', () => {
    const choice = { filter: 'inPlay', leagueId: 'v-league', companyId: 8, format: 'decimal' } as const;
    const search = writeChoice(new URLSearchParams('x=1'), choice);
    expect(search.toString()).toBe('x=1&loc=keo-rung&giai=v-league&nha-cai=8&cach-viet=decimal');
    expect(readChoice(search)).toEqual(choice);
  });

  test('default choices are not in the URL', () => {
    expect(
      writeChoice(new URLSearchParams('loc=dem-nay&giai=1&nha-cai=8&cach-viet=hk'), {
        ...nothing,
        filter: 'all',
      }).toString(),
    ).toBe('');
  });

  test('nonsense is as if it were not there', () => {
    expect(read('loc=inPlay&giai=&cach-viet=roman')).toEqual(nothing);
    expect(read('loc=all&loc=dem-nay')).toEqual(nothing);
    expect(
      ['0', '-8', '8.5', '1e3', '9999999999', 'x', ''].map((text) =>
        readCompany(new URLSearchParams({ 'nha-cai': text })),
      ),
    ).toEqual(Array(7).fill(undefined));
  });
});

describe('the odds board is requested', () => {
  const args = (from: string, to: string, defaultShouldRevalidate = true) =>
    ({
      currentUrl: new URL(from, 'http://a/ty-le-keo'),
      nextUrl: new URL(to, 'http://a/ty-le-keo'),
      defaultShouldRevalidate,
    }) as Parameters<typeof revalidatesForCompany>[0];

  test('again for another company and on demand, and not for another choice', () => {
    expect(revalidatesForCompany(args('?nha-cai=8', '?nha-cai=3'))).toBe(true);
    expect(revalidatesForCompany(args('?nha-cai=8', '?nha-cai=8&loc=dem-nay'))).toBe(false);
    expect(revalidatesForCompany(args('?nha-cai=8', '?nha-cai=8'))).toBe(true);
  });

  test('by its company; without one when that is not there', async () => {
    const known = pageRequest('/ty-le-keo?nha-cai=8', { '/al/api/odds/board': oddsBoard() });
    await loadOdds(known.args);
    expect(known.asked).toEqual(['/al/api/odds/board?companyId=8']);
    const unknown = pageRequest('/ty-le-keo?nha-cai=77', { '/al/api/odds/board': oddsBoard() });
    expect((await loadOdds(unknown.args)).board.ok).toBe(true);
    expect(unknown.asked).toEqual(['/al/api/odds/board?companyId=77', '/al/api/odds/board']);
  });
});
