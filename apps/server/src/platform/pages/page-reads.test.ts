import { FakeClock } from '@khandai/testing';
import { PageReads } from './page-reads.js';
import type { InProcessSend } from './web-build.js';

type Request = Parameters<InProcessSend>[0];

const asks = (url = '/al/api/live/live-total', more: Partial<Request> = {}): Request => ({
  method: 'GET',
  url,
  headers: { accept: 'application/json' },
  body: undefined,
  ...more,
});

function set(statusOf: (sent: number) => number = () => 200) {
  const clock = new FakeClock();
  const reads = new PageReads({ clock });
  const sent: string[] = [];
  const send: InProcessSend = async ({ method, url }) => {
    sent.push(`${method} ${url}`);
    return { status: statusOf(sent.length), body: String(sent.length), headers: {} };
  };
  return { clock, reads, send, read: reads.reading(send).send, sent };
}

describe('reads of pages', () => {
  it('calls once for fifty concurrent pages, and again after a second', async () => {
    const { clock, read, sent } = set();
    const answers = await Promise.all(Array.from({ length: 50 }, () => read(asks())));
    expect(new Set(answers.map(({ body }) => body))).toEqual(new Set([1]));
    await clock.advance(1_000);
    expect(await read(asks())).toMatchObject({ body: 2 });
    expect(sent).toHaveLength(2);
  });

  it('shares answers between renderings, each with its own send function', async () => {
    const { reads, read } = set();
    const other = reads.reading(() => Promise.reject(new Error('asked twice')));
    await read(asks());
    expect(await other.send(asks())).toMatchObject({ body: 1 });
  });

  it('parses an answer once for all pages, and lets none change it', async () => {
    const { reads } = set();
    const text = '{"code":0,"data":{"list":[{"name":"Đội nhà"}]}}';
    const send: InProcessSend = () => Promise.resolve({ status: 200, body: text, headers: {} });
    const [one, other] = await Promise.all([reads.reading(send).send(asks()), reads.reading(send).send(asks())]);
    expect(one.body).toEqual(JSON.parse(text));
    expect(one.body).toBe(other.body);
    const { list } = (one.body as { data: { list: { name: string }[] } }).data;
    expect(() => list.push({ name: 'x' })).toThrow(TypeError);
    expect(() => Object.assign(list[0] ?? {}, { name: 'x' })).toThrow(TypeError);
  });

  it('passes on an answer that is no JSON', async () => {
    const { reads } = set();
    const send: InProcessSend = () => Promise.resolve({ status: 502, body: '<html>', headers: {} });
    expect(await reads.reading(send).send(asks())).toMatchObject({ status: 502, body: '<html>' });
  });

  it('reports for each page the time of its oldest answer', async () => {
    const { clock, reads, send, read } = set();
    const begun = clock.now();
    await read(asks('/first'));
    await clock.advance(400);
    const page = reads.reading(send);
    await page.send(asks('/own'));
    expect(page.readAt()).toBe(begun + 400);
    await page.send(asks('/first'));
    expect(page.readAt()).toBe(begun);
  });

  it('separates answers by URL and by body', async () => {
    const { read, sent } = set();
    const history = (groupId: number) =>
      asks('/ac/api/chat/message/v2/list', { method: 'POST', body: JSON.stringify({ groupId }) });
    for (const request of [asks(), asks('/x'), history(1), history(2), history(1)]) await read(request);
    expect(sent).toHaveLength(4);
  });

  it('never shares personal answers, and always sends calls that write', async () => {
    const { read, sent } = set();
    const requests = [
      asks('/a', { headers: { authorization: 'Bearer t' } }),
      asks('/a', { headers: { cookie: 'token=t' } }),
      asks('/au/api/user/guest-login', { method: 'POST' }),
    ];
    for (const request of [...requests, ...requests]) await read(request);
    expect(sent).toHaveLength(6);
  });

  it('calls again after a refusal or a failure', async () => {
    const { read } = set((sent) => (sent === 1 ? 503 : 200));
    expect(await read(asks())).toMatchObject({ status: 503 });
    expect(await read(asks())).toMatchObject({ status: 200, body: 2 });
    expect(await read(asks())).toMatchObject({ status: 200, body: 2 });
  });
});
