import { codeFault, emailFault, nameFault, passwordFault, plainCode, usernameFault } from './checks';
import { strengthOf } from './password-strength';

describe('what is hinted at before it is sent', () => {
  test.each([
    ['', 'usernameMissing'],
    ['ab', 'usernameForm'],
    ['nhung nd', 'usernameForm'],
    ['hongnhung.nd', undefined],
  ])('the username %j: %s', (username, fault) => {
    expect(usernameFault(username)).toBe(fault);
  });

  test.each([
    ['', 'passwordMissing'],
    ['ngắn', 'passwordShort'],
    ['aaaaaaaa', 'passwordWeak'],
    ['HongNhung', 'passwordWeak'],
    ['khan-dai-2026', undefined],
    ['khán '.repeat(26), 'passwordLong'],
  ])('the password %j: %s', (password, fault) => {
    expect(passwordFault(password, 'hongnhung')).toBe(fault);
  });

  test('a name that is too long, with the full pasted text', () => {
    expect([nameFault('Gió '.repeat(10)), nameFault('Gió '.repeat(11))]).toEqual([undefined, 'nameLong']);
  });

  test.each(['123 456', ' 123-456', '\u202a123456\u202c'])('the code %j is read as it was sent', (code) => {
    expect([plainCode(code), codeFault(code)]).toEqual(['123456', undefined]);
  });

  test.each([
    ['nhung@khandai.test', undefined],
    ['  ', 'emailMissing'],
    ['nhung', 'emailForm'],
    ['nhung@khandai', 'emailForm'],
    ['đạt@khandai.test', 'emailForm'],
    ['<b>@khandai.test', 'emailForm'],
    ['nhung@khandai..test', 'emailForm'],
    ["o'nhung+xa.nha@mail.khandai.test", undefined],
  ])('the address %j: %s', (email, fault) => {
    expect(emailFault(email)).toBe(fault);
  });

  test('a name of one letter, a code that is not six figures', () => {
    expect([nameFault(' a '), nameFault('Gió'), codeFault('12345'), codeFault(' 123456 ')]).toEqual([
      'nameShort',
      undefined,
      'codeForm',
      undefined,
    ]);
  });
});

describe('the strength of a password', () => {
  test.each([
    ['12345678', 'weak'],
    ['matkhau1', 'weak'],
    ['aaaaaaaaaaaaaaaa', 'weak'],
    ['hongnhung1', 'weak'],
    ['Bd7kqPz2', 'fair'],
    ['thien truong dem nay', 'strong'],
    ['mưa rơi trên khán đài B', 'strong'],
  ])('%j is %s', (password, strength) => {
    expect(strengthOf(password, 'hongnhung')).toBe(strength);
  });
});
