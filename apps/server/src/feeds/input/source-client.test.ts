import { FakeClock } from '@khandai/testing';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SpySink } from '../testing.js';
import { readEnvelope } from './read-payload.js';
import { eachRow } from './read-rows.js';
import { SourceClient } from './source-client.js';
import { quoted } from './read-values.js';
import { scheduleChange } from '../provider/match-rows.js';

const KEY = 'p+key/of=tests%41';

const clock = new FakeClock();
const client = new SourceClient({ origin: 'http://localhost', secret: KEY, clock });

const reasonOf = (message: string, code: unknown = 2) => {
  const opened = readEnvelope(JSON.stringify({ code, message, data: null }), client.withoutSecret);
  return 'reason' in opened ? opened.reason : undefined;
};

describe('words of a source without its key', () => {
  it.each([
    ['as it is', KEY],
    ['as the address has it', new URLSearchParams({ key: KEY }).toString().slice('key='.length)],
    ['encoded in small letters', encodeURIComponent(KEY).toLowerCase()],
    ['encoded twice', encodeURIComponent(encodeURIComponent(KEY))],
    ['in JSON within JSON', KEY.replaceAll('/', '\\/').replaceAll('+', '\\u002b')],
  ])('[PF4] (key) the key %s is removed', (_, form) => {
    expect(reasonOf(`Invalid ${form} (${form})!`)).toBe('nguồn trả mã lỗi 2: Invalid … (…)!');
  });

  it('[PF4] (cut key) a key across the end of a message that is shortened leaves no part', () => {
    for (const before of [100, 110, 119, 120])
      expect(reasonOf(`${'x'.repeat(before)}${KEY}${'y'.repeat(50)}`)).toBe(
        `nguồn trả mã lỗi 2: ${`${'x'.repeat(before)}…${'y'.repeat(50)}`.slice(0, 120)}`,
      );
  });

  it('[PF4] (bounds) long values and values that are no text are not quoted', () => {
    expect([quoted('a'.repeat(40)), quoted('a'.repeat(41)), quoted({}), quoted(undefined), quoted(7)]).toEqual([
      'a'.repeat(40),
      '…',
      '…',
      '…',
      '7',
    ]);
    expect([reasonOf('', 'E'.repeat(5000)), reasonOf('', KEY)]).toEqual(['nguồn trả mã lỗi …', 'nguồn trả mã lỗi …']);
  });

  it('[PF4] (rows) reasons of rows quote no key', async () => {
    const sink = new SpySink();
    const rows = [{ type: KEY }, { type: `${'x'.repeat(30)}${KEY}` }];
    const { bad } = eachRow(rows, 'schedule/modify', scheduleChange);
    await client.cleaned(sink).ingest({ bad });
    expect(sink.batches[0]?.bad?.map(({ reason }) => reason)).toEqual([
      'loại thay đổi … không biết',
      'loại thay đổi … không biết',
    ]);
  });
});

describe('a source that refuses a request', () => {
  it.each([
    ['30', 30_000],
    [new Date(clock.now() + 90_000).toUTCString(), 90_000],
    [new Date(clock.now() - 90_000).toUTCString(), 0],
    ['7200', 3_600_000],
    ['soon', 0],
    [undefined, 0],
  ])('[PF4] (Retry-After) %s is a pause of %d ms', async (header, retryAfterMs) => {
    const server = createServer((_, response) => {
      response.writeHead(429, header === undefined ? {} : { 'retry-after': header }).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const asked = new SourceClient({ origin: `http://127.0.0.1:${port}`, secret: KEY, clock });
    await expect(asked.get('/', {}, new AbortController().signal)).rejects.toMatchObject({
      message: 'nguồn trả HTTP 429',
      retryAfterMs,
      isRefusedForLimit: true,
    });
    await new Promise((resolve) => server.close(resolve));
  });

  it.each([
    [401, true],
    [404, false],
    [500, false],
    [501, true],
    [502, true],
    [503, true],
    [504, true],
    [522, true],
  ])('[PF17] (call) HTTP %d concerns every argument: %s', async (status, isOfCall) => {
    const server = createServer((_, response) => void response.writeHead(status).end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const asked = new SourceClient({ origin: `http://127.0.0.1:${port}`, secret: KEY, clock });
    await expect(asked.get('/', {}, new AbortController().signal)).rejects.toMatchObject({ isOfCall });
    await new Promise((resolve) => server.close(resolve));
  });
});
