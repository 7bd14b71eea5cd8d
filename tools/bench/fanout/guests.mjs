import { userCall } from '../user-call.mjs';

const AT_ONCE = 10;

/** Tokens of new guests, each from a separate address. */
export const guests = (port, count) =>
  tokens(count, async (number) => (await post(port, 'guest-login', number)).guestToken);

/** Tokens of newly registered users, each from a separate address. */
export const members = (port, count) =>
  tokens(count, async (number) => (await post(port, 'register', number, newMember(number))).accessToken);

async function tokens(count, enter) {
  const list = [];
  while (list.length < count) {
    const some = Math.min(AT_ONCE, count - list.length);
    list.push(...(await Promise.all(Array.from({ length: some }, (_, index) => enter(list.length + index)))));
  }
  return list;
}

// The site rejects names that look alike, and digits look like letters, so the number is spelled in letters.
const newMember = (number) => ({ username: `fan.${spelled(number)}`, password: 'mot mat khau dai' });

const spelled = (number) => [...String(number).padStart(5, '0')].map((figure) => 'bcdfghkmpr'[Number(figure)]).join('');

const post = (port, call, number, body) =>
  userCall(`http://127.0.0.1:${port}`, call, body, { 'X-Forwarded-For': `10.1.${number >> 8}.${number & 255}` });
