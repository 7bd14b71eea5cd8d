import { Agent, request } from 'node:http';
import { damaged, dates, fields, json, scalar, text, zones } from './values.mjs';

const AT_ONCE = 12;
const LATE_MS = 30_000;
/** Node rejects longer paths itself, before the site sees them. */
const MAX_PATH_LENGTH = 8_000;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

/** Calls with queries, bodies, headers and paths that no page would send. */
export const calls = (world) => ask(world, 'calls', callOf);

/** Calls and pages with days, months and time zones. */
export const times = (world) => ask(world, 'times', timeOf);

async function ask({ port, contracts, fixtureIds, random, count, found }, name, make) {
  const menu = Object.entries(contracts.calls).map(([key, call]) => ({ key, call }));
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const place = `${name}/${next}`;
      const input = make(random(name, next), { menu, fixtureIds });
      next += 1;
      const fault = await faultOf(port, input).catch((error) => `${error}`);
      if (fault) found(place, fault, input);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return count;
}

async function faultOf(port, input) {
  const { status, encoding, body } = await send(port, input);
  if (status >= 500) return `${status}: ${body.slice(0, 300)}`;
  const isEnvelope =
    /^\/\w+\/api\//.test(input.path) && input.method !== 'HEAD' && status !== 304 && encoding === undefined;
  if (!isEnvelope) return undefined;
  const { code, msg } = JSON.parse(body);
  const agrees = code === 0 ? status === 200 : code > 1000 || code === status;
  return agrees && typeof msg === 'string' && msg !== '' ? undefined : `${status} with ${code} "${msg}"`;
}

function send(port, { method, path, headers, body }) {
  return new Promise((resolve, reject) => {
    const call = request(
      { port, host: '127.0.0.1', agent, method, path: path.slice(0, MAX_PATH_LENGTH), headers, timeout: LATE_MS },
      (reply) => {
        let text = '';
        reply.setEncoding('utf8');
        reply.on('data', (chunk) => (text += chunk));
        reply.on('end', () =>
          resolve({ status: reply.statusCode, encoding: reply.headers['content-encoding'], body: text }),
        );
        reply.on('error', reject);
      },
    );
    call.on('timeout', () => call.destroy(new Error(`no answer within ${LATE_MS} ms`)));
    call.on('error', reject);
    // Without a length, Node does not delimit the body of some methods.
    if (body !== undefined) call.setHeader('content-length', Buffer.byteLength(body));
    call.end(body);
  });
}

function callOf(random, world) {
  if (random.chance(0.03)) return pageOf(random, world);
  const { key, call } = random.one(world.menu);
  const [method, path] = key.split(' ');
  const [query, body] = [valuesFor(random, call.query, world), valuesFor(random, call.body, world)];
  return {
    method: random.chance(0.02) ? random.one(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD']) : method,
    path: withQuery(random.chance(0.03) ? `${path}/${encode(text(random))}` : path, query),
    ...(method === 'POST' ? payload(random, body, call) : { headers: headers(random, call), body: undefined }),
  };
}

const ages = ['schedule/liveSchedule', 'schedule/firstScreens', 'schedule/calendar'];

function timeOf(random, world) {
  if (random.chance(0.01)) return { ...pageOf(random, world), path: withQuery('/lich-thi-dau', dayQuery(random)) };
  const name = random.one(ages);
  return {
    method: 'GET',
    path: withQuery(`/al/api/${name}`, dayQuery(random)),
    headers: headers(random, {}),
    body: undefined,
  };
}

function dayQuery(random) {
  const day = () => (random.chance(0.7) ? random.one(dates) : random.chance(0.5) ? someDay(random) : text(random));
  const all = {
    date: day(),
    month: random.chance(0.5) ? someDay(random).slice(0, 7) : day(),
    ngay: day(),
    timezone: random.chance(0.8) ? random.one(zones) : text(random),
    night: random.one(['true', 'false', '1', 'x']),
  };
  return Object.fromEntries(Object.entries(all).filter(() => random.chance(0.6)));
}

function someDay(random) {
  const two = (max) => String(random.int(0, max)).padStart(2, '0');
  return `${String(random.int(0, 9999)).padStart(4, '0')}-${two(13)}-${two(32)}`;
}

const pages = ['', 'truc-tiep', 'truc-tiep/bong-da', 'lich-thi-dau', 'ket-qua', 'ty-le-keo', 'ty-le-keo', 'khong-co'];

function pageOf(random, { fixtureIds }) {
  const tail = random.chance(0.5) ? `/${random.chance(0.5) ? random.one(fixtureIds) : encode(text(random))}` : '';
  return {
    method: 'GET',
    path: withQuery(
      `/${random.one(pages)}${tail}`,
      fields(
        random.some(2, () => text(random)),
        () => text(random),
      ),
    ),
    headers: { ...headers(random, {}), accept: 'text/html' },
    body: undefined,
  };
}

/** Input of a call: some valid values, some invalid, some unknown fields. */
function valuesFor(random, schema, world) {
  if (!schema)
    return random.chance(0.1)
      ? fields(
          random.some(2, () => text(random)),
          () => scalar(random),
        )
      : undefined;
  const names = Object.keys(schema.properties ?? {}).filter(() => random.chance(0.75));
  if (random.chance(0.05)) names.push(text(random));
  return fields(names, (name) => valueFor(random, name, world));
}

function valueFor(random, name, { fixtureIds }) {
  if (random.chance(0.35)) return random.chance(0.7) ? scalar(random) : json(random, 2);
  if (/fixtureid|^id$/i.test(name)) return random.one(fixtureIds);
  if (/date|month/.test(name)) return random.one(dates);
  if (name === 'timezone') return random.one(zones);
  if (/Id$|page|state|status|mode|before|sport/i.test(name)) return random.int(-1, 60);
  return random.one(['handicap', 'sports', 'vi', 'left', 'true', 'an.pham', 'Mat-khau-9', 'localhost']);
}

/** Validation runs before password hashing. Input that passes it is slow by design, so such calls use few addresses. */
function headers(random, { perMinute }) {
  const address = perMinute
    ? `10.9.0.${random.int(0, 3)}`
    : `10.${random.int(10, 250)}.${random.int(0, 255)}.${random.int(1, 254)}`;
  const odd = {
    authorization: () => `Bearer ${ascii(text(random))}`,
    'accept-language': () => ascii(text(random)),
    cookie: () => `lang=${ascii(text(random))}; tz=${ascii(random.one(zones))}`,
    'if-none-match': () => ascii(text(random)),
    'x-request-id': () => ascii(text(random)),
    'accept-encoding': () => random.one(['br', 'gzip;q=9', '*', 'identity;q=0']),
    origin: () => ascii(text(random)),
    range: () => 'bytes=0-,-1',
  };
  const chosen = Object.entries(odd).filter(() => random.chance(0.04));
  return { 'x-forwarded-for': address, ...Object.fromEntries(chosen.map(([name, make]) => [name, make()])) };
}

function payload(random, value, call) {
  const whole = JSON.stringify(random.chance(0.1) ? json(random) : (value ?? {}));
  const type = random.chance(0.9)
    ? 'application/json'
    : random.one(['text/plain', 'application/json; charset=utf-16', 'multipart/form-data', '', 'x']);
  return {
    body: random.chance(0.15) ? damaged(random, whole) : whole,
    headers: { ...headers(random, call), ...(type && { 'content-type': type }) },
  };
}

const withQuery = (path, query) => {
  const pairs = Object.entries(query ?? {}).map(
    ([name, value]) => `${encode(name)}=${encode(typeof value === 'object' ? JSON.stringify(value) : value)}`,
  );
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
};

/** Lone surrogates cannot be encoded in a URL; like a browser, this replaces them. */
const encode = (value) => encodeURIComponent(String(value).toWellFormed());
const ascii = (value) => value.replace(/[^\x20-\x7e]/g, '?');
