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

describe('what pages read', () => {
  it('is asked once for fifty pages at a time, and again after a second', async () => {
    const { clock, read, sent } = set();
    const answers = await Promise.all(Array.from({ length: 50 }, () => read(asks())));
    expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['1']));
    await clock.advance(1_000);
    expect(await read(asks())).toMatchObject({ body: '2' });
    expect(sent).toHaveLength(2);
  });

  it('is shared between renderings, each with a sending of its own', async () => {
    const { reads, read } = set();
    const other = reads.reading(() => Promise.reject(new Error('asked twice')));
    await read(asks());
    expect(await other.send(asks())).toMatchObject({ body: '1' });
  });

  it('tells each page how old the oldest of it is', async () => {
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

  it('is kept apart by address and by body', async () => {
    const { read, sent } = set();
    const history = (groupId: number) =>
      asks('/ac/api/chat/message/v2/list', { method: 'POST', body: JSON.stringify({ groupId }) });
    for (const request of [asks(), asks('/x'), history(1), history(2), history(1)]) await read(request);
    expect(sent).toHaveLength(4);
  });

  it('is never somebody’s own, and nothing that writes is left out', async () => {
    const { read, sent } = set();
    const requests = [
      asks('/a', { headers: { authorization: 'Bearer t' } }),
      asks('/a', { headers: { cookie: 'token=t' } }),
      asks('/au/api/user/guest-login', { method: 'POST' }),
    ];
    for (const request of [...requests, ...requests]) await read(request);
    expect(sent).toHaveLength(6);
  });

  it('is asked anew when it was refused or failed', async () => {
    const { read } = set((sent) => (sent === 1 ? 503 : 200));
    expect(await read(asks())).toMatchObject({ status: 503 });
    expect(await read(asks())).toMatchObject({ status: 200, body: '2' });
    expect(await read(asks())).toMatchObject({ status: 200, body: '2' });
  });
});
