import { isReserved, mixesScripts, nameSkeleton } from './name-skeleton.js';

describe('nameSkeleton', () => {
  it.each([
    ['Minh', 'mính'],
    ['Minh', 'M1NH'],
    ['Minh', 'ｍｉｎｈ'],
    ['Minh', 'мinh'],
    ['Sơn', 'sοn'],
    ['Đỗ Hoàng', 'do_h0ang'],
    ['hai.nam', 'HaiNam'],
    ['Paypal', 'Раураl'],
    ['Nguyễn Thị Ngát', 'Nguye\u0302\u0303n Thi Nga\u0301t'],
    ['ngọc', 'ng\u200bọc'],
    ['Minh', 'ᴍɪɴʜ'],
    ['Thanh', 'ꓔꓧꓮꓠꓧ'],
    ['That', 'ᎢᎻᎪᎢ'],
  ])('is equal for %s and %s', (one, other) => {
    expect(nameSkeleton(other)).toBe(nameSkeleton(one));
  });

  it.each([
    ['Minh', 'Ninh'],
    ['Hà', 'Hả Nam'],
    ['⚽⚽', '🏀'],
    ['fan2', 'fan3'],
  ])('differs for %s and %s', (one, other) => {
    expect(nameSkeleton(other)).not.toBe(nameSkeleton(one));
  });

  it('is never empty', () => {
    for (const name of ['⚽⚽', '...', '北京', '__']) expect(nameSkeleton(name)).not.toBe('');
  });
});

describe('reserved names', () => {
  it.each([
    'admin',
    'Аdmin',
    'ADM1N',
    'admin_01',
    'the.admin',
    'Quản trị viên',
    'quan_tri',
    'Khán Đài',
    'khandai.vn',
    'Khách 1234',
    'Hỗ trợ',
    'MOD',
    'ᴀᴅᴍɪɴ',
    '𝐀𝐝𝐦𝐢𝐧',
  ])('are refused: %s', (name) => expect(isReserved(name)).toBe(true));

  it.each(['badminton.vn', 'Modric', 'Khách sạn', 'Minh', 'botafogo', 'Trị An'])('do not include: %s', (name) =>
    expect(isReserved(name)).toBe(false),
  );
});

it('distinguishes names of one script from names that mix similar scripts', () => {
  expect(['Minh', 'Сергей', 'Minh 北京', 'Ngọc ⚽'].filter(mixesScripts)).toEqual([]);
  expect(['Мinh', 'Αnh'].filter(mixesScripts)).toHaveLength(2);
});
