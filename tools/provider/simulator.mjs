import { createServer } from 'node:http';
import { answers } from './answers.mjs';
import { calls } from './calls.mjs';
import { mirrorFaults } from './mirror.mjs';
import { sceneNames, withScenes } from './scenes.mjs';

const byPath = new Map(Object.entries(calls).map(([name, call]) => [keyOf(call.path, call.cmd), { name, ...call }]));
/** Some calls share a path and differ in `cmd`. */
function keyOf(path, cmd) {
  return cmd ? `${path}?cmd=${cmd}` : path;
}
const SLOW_MS = 60_000;
const LATE_MS = 360_000;

/** Faults that can be switched on for one call, or for all with `*`. */
export const faultNames = [
  'code', // HTTP 200 with a code other than 0, whose message repeats the key
  '429',
  '500',
  'invalid-json',
  'truncated', // the connection ends in the middle of the body
  'too-large', // a body that does not end
  'slow', // no answer for a minute
  'redirect', // to another address, which would receive the key
  'strings', // text where numbers should be
  'no-names', // rows without the names of teams and leagues
  'frozen', // extra time whose running score is missing from the rows
  'empty', // an empty list
  'no-data', // no `data` at all
  'bare', // `data` without the envelope, as one mirror answers for tables
  'local-times', // times as text in GMT+7
  'no-odds-type', // rows of main prices without their last column, as in older answers
  'empty-explain', // text where extraExplain is an object
  'no-halves', // main prices without those of the halves
  'number-ids', // numbers where ids are text
  'bar', // a `|` after the JSON
  'null', // `data` is null
  'late', // an answer from six minutes ago
  'untimed', // changes without a time, and events without a minute
  'twice', // each row, and each event, twice
  'shuffled', // rows and events in another order
  'unknown-type', // events of a type that the documents do not have
  'injury-length', // added time as its length
  'injury-minute', // added time as the minute of the match that it lasts to
  'old-names', // `(Assists:…)`, as in older pages
  'null-names', // events without names, as older pages have them
  'blank-prices', // 1x2 of the first half whose current prices are blank, as they are until they differ
];

/** The provider's HTTP API, for development and tests. Serves a world, and has faults that can be switched on. */
export class ProviderSimulator {
  /** Every request: call, query without the key, time. */
  requests = [];
  /** Requests that came before the hard minimum of their call was over. */
  tooEarly = 0;
  faults = new Map();
  /** What becomes of matches, by their id. */
  scenes = new Map();
  #lastAt = new Map();
  #server = createServer((request, response) => void this.#answer(request, response));

  /** @param {{ key: string, world: object, now?: () => number, football?: (path: string, token: string | undefined, at: number) => object | undefined }} options */
  constructor({ key, world, now = Date.now, football }) {
    this.key = key;
    this.world = world;
    this.now = now;
    this.football = football;
  }

  /** Resolves to the address, without a path. */
  async open(port = 0, host = '127.0.0.1') {
    await new Promise((resolve, reject) => this.#server.once('error', reject).listen(port, host, resolve));
    return `http://${host}:${this.#server.address().port}`;
  }

  async close() {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /**
   * @param {string} call `standing?9001` is the call with this argument only
   * @param {string | undefined} fault undefined switches it off
   */
  setFault(call, fault) {
    if (fault === undefined) this.faults.delete(call);
    else if (faultNames.includes(fault)) this.faults.set(call, fault);
    else throw new Error(`unknown fault ${fault}; there are ${faultNames.join(', ')}`);
  }

  /** @param {string | undefined} scene undefined lets the match be played as it is */
  setScene(matchId, scene) {
    if (scene === undefined) this.scenes.delete(matchId);
    else if (sceneNames.includes(scene)) this.scenes.set(matchId, scene);
    else throw new Error(`unknown scene ${scene}; there are ${sceneNames.join(', ')}`);
  }

  async #answer(request, response) {
    const url = new URL(request.url, 'http://simulator');
    if (url.pathname.startsWith('/_')) return this.#control(url, response);
    const football = this.football?.(
      url.pathname + url.search,
      request.headers['x-auth-token'],
      this.#shownAt(this.faults.get('*')),
    );
    if (football)
      return this.#send(response, football.status ?? 200, JSON.stringify(football.body), this.faults.get('*'));
    const call = byPath.get(keyOf(url.pathname, url.searchParams.get('cmd')));
    if (!call) return send(response, 404, '{"code":404,"message":"no such call"}');
    const now = this.now();
    const fault = this.#faultOf(call.name, url.searchParams);
    const early = now - (this.#lastAt.get(call.name) ?? -Infinity) < call.minMs;
    this.#lastAt.set(call.name, now);
    this.requests.push({ call: call.name, query: withoutKey(url.searchParams), at: now });
    if (early) {
      this.tooEarly += 1;
      return send(response, 200, envelope(2, 'Call frequency exceeds the limit'));
    }
    if (url.searchParams.get('api_key') !== this.key)
      return send(response, 200, envelope(2, 'Invalid [api_key], illegal access.'));
    const at = this.#shownAt(fault);
    const data = spoiled(answers[call.name](withScenes(this.world, this.scenes, at), at, url.searchParams), fault);
    return this.#send(response, 200, JSON.stringify({ code: 0, message: 'success', data }), fault);
  }

  #faultOf(call, query) {
    const argument = [...query.values()].find((value) => this.faults.has(`${call}?${value}`));
    return this.faults.get(argument === undefined ? call : `${call}?${argument}`) ?? this.faults.get('*');
  }

  /** The moment that an answer shows. */
  #shownAt(fault) {
    return this.now() - (fault === 'late' ? LATE_MS : 0);
  }

  #send(response, status, body, fault) {
    switch (fault) {
      case 'code':
        return send(response, 200, envelope(2, `You haven't purchased this data (${this.key})`));
      case '429':
        return send(response, 429, '', { 'retry-after': '30' });
      case '500':
        return send(response, 500, 'Internal error');
      case 'invalid-json':
        return send(response, 200, body.replace(/"(?:data|matches)":/, '"Women\\s":'));
      case 'truncated':
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length + 10 });
        return response.write(body.slice(0, body.length / 2), () => response.destroy());
      case 'too-large':
        response.writeHead(200, { 'content-type': 'application/json' });
        return pour(response);
      case 'redirect':
        return send(response, 302, '', { location: '/elsewhere' });
      case 'slow':
        return void setTimeout(() => response.destroyed || send(response, status, body), SLOW_MS).unref();
      case 'bare':
        return send(response, status, JSON.stringify(JSON.parse(body).data));
      case 'bar':
        return send(response, status, `${body} |\n`);
      case 'no-data':
        return send(response, 200, '{"code":0,"message":"success"}');
      default:
        return send(response, status, body);
    }
  }

  /**
   * `/_scenes?match=910000001&scene=postponed` chooses what becomes of a match, without `scene` nothing special.
   * `/_faults?call=livescores&fault=500` switches a fault on, also with `&argument=9001`, without `fault` off; `/_state` shows
   * what came.
   */
  #control(url, response) {
    try {
      if (url.pathname === '/_faults') {
        const { call = '*', argument, fault } = Object.fromEntries(url.searchParams);
        this.setFault(argument === undefined ? call : `${call}?${argument}`, fault);
      }
      if (url.pathname === '/_scenes')
        this.setScene(url.searchParams.get('match'), url.searchParams.get('scene') ?? undefined);
    } catch (error) {
      return send(response, 400, JSON.stringify({ error: error.message }));
    }
    const counts = Object.groupBy(this.requests, ({ call }) => call);
    return send(
      response,
      200,
      JSON.stringify({
        faults: Object.fromEntries(this.faults),
        scenes: Object.fromEntries(this.scenes),
        tooEarly: this.tooEarly,
        requests: Object.fromEntries(Object.entries(counts).map(([name, list]) => [name, list.length])),
      }),
    );
  }
}

const envelope = (code, message) => JSON.stringify({ code, message, data: null });

function withoutKey(query) {
  const { api_key: _, ...rest } = Object.fromEntries(query);
  return rest;
}

function send(response, status, body, headers = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
}

function pour(response) {
  const chunk = Buffer.alloc(1 << 20, ' ');
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', more);
  more();
}

const NAMES = ['homeName', 'awayName', 'leagueName', 'leagueShortName'];

function spoiled(data, fault) {
  if (Object.hasOwn(mirrorFaults, fault ?? '')) return mirrorFaults[fault](data);
  if (fault === 'strings')
    return JSON.parse(JSON.stringify(data), (_, value) => (typeof value === 'number' ? String(value) : value));
  if (fault === 'null') return null;
  if (fault === 'empty') return Array.isArray(data) ? [] : {};
  if (!Array.isArray(data)) return fault === 'twice' ? eachListTwice(data) : data;
  if (fault === 'no-names')
    return data.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !NAMES.includes(name))));
  if (fault === 'frozen') return data.map(frozen);
  if (fault === 'blank-prices') return data.map(withBlankPrices);
  return Object.hasOwn(listFaults, fault ?? '') ? listFaults[fault](data) : data;
}

/** Changes the events of rows that have some. */
const inEvents = (data, change) => data.map((row) => (row.events ? { ...row, events: change(row.events) } : row));

const twice = (list) => list.flatMap((one) => [one, one]);

/** Prices are an object of lists. */
const eachListTwice = (data) =>
  Object.fromEntries(Object.entries(data).map(([name, list]) => [name, Array.isArray(list) ? twice(list) : list]));

const listFaults = {
  untimed: (data) =>
    inEvents(data, (events) => events.map((event) => ({ ...event, minute: '' }))).map(
      ({ updateTime: _, ...row }) => row,
    ),
  twice: (data) => twice(inEvents(data, twice)),
  shuffled: (data) => inEvents(data, (events) => events.toReversed()).toReversed(),
  'unknown-type': (data) => inEvents(data, (events) => events.map((event) => ({ ...event, type: 99 }))),
  'injury-length': (data) => data.map((row) => ({ ...row, injuryTime: 3 })),
  'injury-minute': (data) => data.map((row) => ({ ...row, injuryTime: row.status === 3 ? 93 : 48 })),
  'old-names': (data) =>
    inEvents(data, (events) =>
      events.map((event) => ({ ...event, playerName: event.playerName.replace('(Assist:', '(Assists:') })),
    ),
  'null-names': (data) => inEvents(data, (events) => events.map((event) => ({ ...event, playerName: null }))),
};

/** Only rows of the first half have a list of prices, each in one text; the others stay as they are. */
function withBlankPrices(row) {
  const blank = ({ oddsDetail, ...one }) => ({
    ...one,
    oddsDetail: [...oddsDetail.split(',').slice(0, -3), '', '', ''].join(','),
  });
  return Array.isArray(row.odds) ? { ...row, odds: row.odds.map(blank) } : row;
}

/** Half of the rows lose extraExplain, the others have zeros in it. */
function frozen({ extraExplain, ...row }, index) {
  if (index % 2 === 0 || !extraExplain) return row;
  return { ...row, extraExplain: Object.fromEntries(Object.keys(extraExplain).map((name) => [name, 0])) };
}
