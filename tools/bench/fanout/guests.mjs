const AT_ONCE = 10;

/** Tokens of fresh guests, each entered from an address of its own. */
export async function guests(port, count) {
  const tokens = [];
  while (tokens.length < count) {
    const some = Math.min(AT_ONCE, count - tokens.length);
    tokens.push(...(await Promise.all(Array.from({ length: some }, (_, index) => guest(port, tokens.length + index)))));
  }
  return tokens;
}

async function guest(port, number) {
  const reply = await fetch(`http://127.0.0.1:${port}/au/api/user/guest-login`, {
    method: 'POST',
    headers: { 'X-Forwarded-For': `10.1.${number >> 8}.${number & 255}` },
  });
  const { data, msg } = await reply.json();
  if (!data?.guestToken) throw new Error(`No guest: ${msg}`);
  return data.guestToken;
}
