import { userCall } from '../bench/user-call.mjs';

/** The reply to a call of a member to the process at `url`. */
export async function reply(url, path, { token, body }) {
  const answer = await fetch(`${url}/ac/api/chat/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return answer.json();
}

/** The data of a call; throws its message when it is refused. */
export async function call(url, path, options) {
  const { code, msg, data } = await reply(url, path, options);
  if (code !== 0) throw new Error(`${path}: ${msg}`);
  return data;
}

let names = 0;

/** A new member. @returns {Promise<{ token: string, userId: number }>} */
export async function newMember(url, database) {
  const letters = [...`${Date.now()}${(names += 1)}`].map((figure) => 'bcdfghkmpr'[Number(figure)]).join('');
  const username = `fan.${letters}`;
  const { accessToken: token } = await userCall(url, 'register', { username, password: 'mot mat khau dai' });
  const { rows } = await database.query('SELECT user_id FROM users WHERE username = $1', [username]);
  return { token, userId: Number(rows[0].user_id) };
}
