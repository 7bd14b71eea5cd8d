import { mayFinish } from './index.js';

const token = (claims: object) => `x.${btoa(JSON.stringify(claims))}.y`;

it('[AS15] only the same login may finish a member’s call; a guest’s call may be finished after their login', () => {
  const [mine, renewed, others, guest] = [
    token({ sid: 'a' }),
    token({ sid: 'a', n: 2 }),
    token({ sid: 'b' }),
    token({}),
  ];
  expect([renewed, others, guest].map((next) => mayFinish(mine, next))).toEqual([true, false, false]);
  expect([token({ n: 2 }), mine].map((next) => mayFinish(guest, next))).toEqual([true, true]);
});
