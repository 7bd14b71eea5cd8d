import { phoneNumberOf } from './phone-number.js';

describe('phoneNumberOf', () => {
  it.each([
    ['0912 345 678', '+84912345678'],
    ['+84 (0)91-234-5678', '+84912345678'],
    ['0084 912.345.678', '+84912345678'],
    ['０９１２３４５６７８', '+84912345678'],
    ['\u202a0912 345 678\u202c', '+84912345678'],
    ['+81 90-1234-5678', '+819012345678'],
  ])('reads %s as %s', (text, number) => {
    expect(phoneNumberOf(text)).toBe(number);
  });

  it.each(['', '12', '0123', '02412345678', '+84 1 234', 'số của tôi', '+0912345678', `+${'1'.repeat(16)}`])(
    'refuses %s',
    (text) => {
      expect(() => phoneNumberOf(text)).toThrow('badPhone');
    },
  );
});
