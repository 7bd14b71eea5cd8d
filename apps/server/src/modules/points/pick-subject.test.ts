import { TipMarket } from '@khandai/contracts';
import { pickSubject } from './pick-subject.js';

const { handicap, overUnder, european } = TipMarket;

describe('[SH11] (bet, book part) an entry of a pick', () => {
  test.each([
    [`${handicap} home 0.25`, 'Aston Villa −0.25'],
    [`${handicap} away 0.25`, 'Liverpool +0.25'],
    [`${handicap} away -0.75`, 'Liverpool −0.75'],
    [`${handicap} home 0`, 'Aston Villa 0'],
    [`${overUnder} over 2.5`, 'Tài 2.5'],
    [`${overUnder} under 2.25`, 'Xỉu 2.25'],
    [`${european} draw -`, 'Hai đội hòa'],
    [`${european} away -`, 'Liverpool thắng'],
  ])('of %s names %s and its match', (bet, name) => {
    expect(pickSubject(`stake 12, match m-1, bet ${bet}: Aston Villa | Liverpool`)).toEqual({
      ...{ name: `${name}, Aston Villa – Liverpool`, count: null, step: 'stake' },
      path: '/truc-tiep/aston-villa-vs-liverpool-m-1',
    });
  });

  test('keeps a dash in the name of a team', () => {
    const reference = `stake 12, match m-1, bet ${handicap} away 0.5: Công An Hà Nội | Thể Công – Viettel`;
    expect(pickSubject(reference)).toMatchObject({
      ...{ name: 'Thể Công – Viettel +0.5, Công An Hà Nội – Thể Công – Viettel' },
      path: '/truc-tiep/cong-an-ha-noi-vs-the-cong-viettel-m-1',
    });
  });

  test('names the match alone where it does not say what was picked, and nothing in another form', () => {
    expect(pickSubject('result 12, match m-1: Aston Villa – Liverpool')).toMatchObject({
      ...{ name: 'Aston Villa – Liverpool', step: 'result' },
    });
    expect(pickSubject('users')).toBeUndefined();
  });
});
