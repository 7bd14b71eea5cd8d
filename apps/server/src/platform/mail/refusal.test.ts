import { isFinalRefusal } from './refusal.js';

test.each([
  [{ code: 'EENVELOPE', responseCode: 550 }, true],
  [{ code: 'EENVELOPE', responseCode: 450 }, false],
  [{ code: 'EAUTH', responseCode: 535 }, false],
  [{ code: 'ECONNECTION' }, false],
  [undefined, false],
])('a mail server that fails with %j refuses the mail for good: %s', (error, isFinal) => {
  expect(isFinalRefusal(error)).toBe(isFinal);
});
