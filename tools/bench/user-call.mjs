/**
 * Makes a call of the account API over HTTP and returns its data; throws the reply's message when it is refused.
 * @param {string} url of the site
 * @param {string} call such as `login`
 * @param {object | Uint8Array} [body] an object is sent as JSON
 * @param {Record<string, string>} [headers]
 */
export async function userCall(url, call, body, headers = {}) {
  const isJson = body !== undefined && !(body instanceof Uint8Array);
  const answer = await fetch(`${url}/au/api/user/${call}`, {
    method: 'POST',
    headers: { ...(isJson && { 'content-type': 'application/json' }), ...headers },
    body: isJson ? JSON.stringify(body) : body,
  });
  const { code, msg, data } = await answer.json();
  if (code !== 0) throw new Error(`${call}: ${msg}`);
  return data;
}
