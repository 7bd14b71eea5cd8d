import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { CloseCode, SocketLimit } from '@khandai/contracts';
import { WebSocket } from 'ws';
import type { Database } from '../src/platform/database/database.js';
import { openTestDatabase } from '../src/platform/database/testing.js';
import { createHttp } from '../src/platform/http/create-http.js';
import { MAX_BUFFERED } from '../src/realtime/peer.js';
import { ChatSite, clientFrame, closeCode, responseOf, soon } from './support/chat-site.js';

// Malicious or broken sockets over a real network.

let database: Database;
let site: ChatSite;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());
afterEach(() => site.close());

const upgraded = (text: string) => text.includes('"hello"');

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await soon();
}

describe('one address opens a thousand sockets', () => {
  test('[WS4] may have two hundred sockets, gets 4429 for more, is soon refused without a token check, and others connect at once', async () => {
    site = await new ChatSite(database, { opensPerMinute: 300 }).open();
    const token = await site.token();
    const answers: string[] = [];
    // A hundred at a time: more would wait in the operating system's accept queue, which this test does not cover.
    while (answers.length < 1_000) {
      const some = Array.from({ length: 100 }, () =>
        responseOf(site.raw(token), (text) => /"hello"| 429 |\x88/.test(text)),
      );
      answers.push(...(await Promise.all(some)));
    }
    expect(answers.filter(upgraded)).toHaveLength(200);
    expect(answers.filter((text) => closeCode(text) === CloseCode.tooMany)).toHaveLength(100);
    expect(answers.filter((text) => /^HTTP\/1.1 429 .*\r\nRetry-After: 60\r\n/.test(text))).toHaveLength(700);
    expect([site.tokenChecks, site.hub.size]).toEqual([300, 200]);
    expect(await responseOf(site.raw(token, '198.51.100.2'), upgraded)).toContain('101');
  });

  test('[WS4] the allowance of new sockets refills over time', async () => {
    site = await new ChatSite(database, { opensPerMinute: 2 }).open();
    const token = await site.token();
    const open = () => responseOf(site.raw(token), (text) => upgraded(text) || text.includes(' 429 '));
    expect([await open(), await open(), await open()].map(upgraded)).toEqual([true, true, false]);
    await site.clock.advance(60_000);
    expect(upgraded(await open())).toBe(true);
  });
});

describe('sockets that are half there', () => {
  test('[WS16] a socket whose client has vanished is terminated after two beats', async () => {
    site = await new ChatSite(database).open();
    const socket = site.raw(await site.token());
    await responseOf(socket, upgraded);
    const all = responseOf(socket);
    await site.clock.advance(SocketLimit.heartbeatMs);
    expect(site.hub.size).toBe(1);
    await site.clock.advance(SocketLimit.heartbeatMs);
    expect(await all).toContain('"beat"');
    await until(() => site.hub.size === 0);
  });

  test('[WS5] a frame that arrives byte by byte is read, and delays no other socket', async () => {
    site = await new ChatSite(database).open();
    const slow = site.raw(await site.token());
    await responseOf(slow, upgraded);
    const answer = responseOf(slow, (text) => text.includes('"scores"'));
    slow.setNoDelay(true);
    for (const byte of clientFrame('{"type":"sub","topic":"scores"}')) {
      slow.write(Buffer.from([byte]));
      await soon();
    }
    expect(await answer).toContain('"code":0');
  });

  test('[WS16] one that dribbles a frame it never ends answers no ping with it, and is cut off', async () => {
    site = await new ChatSite(database).open();
    const socket = site.raw(await site.token());
    await responseOf(socket, upgraded);
    const frame = clientFrame(`{"type":"sub","topic":"${'x'.repeat(90)}`);
    for (const at of [0, 1, 2, 3]) {
      socket.write(frame.subarray(at * 20, at * 20 + 20));
      await site.clock.advance(SocketLimit.heartbeatMs / 2);
    }
    await until(() => socket.destroyed || socket.readableEnded || site.hub.size === 0);
    expect(site.hub.size).toBe(0);
  });

  test('[WS2] a socket whose token check hangs is closed with 1011 after ten seconds', async () => {
    site = await new ChatSite(database).open();
    site.delayTokenChecks = true;
    const socket = site.raw('any');
    await until(() => site.tokenChecks === 1);
    const all = responseOf(socket, (text) => text.includes('\x88'));
    await site.clock.advance(10_000);
    expect(closeCode(await all)).toBe(CloseCode.internal);
    site.delayTokenChecks = false;
  });

  test('slow headers and silent connections are closed while others are served', async () => {
    site = await new ChatSite(database).open();
    const http = await createHttp({
      log: { level: 'silent' },
      trustProxy: undefined,
      arrival: { requestMs: 300, headersMs: 200, checkMs: 50 },
    });
    http.get('/fine', async () => 'fine');
    try {
      const address = new URL(await http.listen({ port: 0, host: '127.0.0.1' }));
      const [drops, silent] = [connect(Number(address.port), '127.0.0.1'), connect(Number(address.port), '127.0.0.1')];
      // Listens from the start: data that arrives on a broken connection before a listener exists is lost.
      const [dropsEnd, silentEnd] = [responseOf(drops), responseOf(silent)];
      drops.on('error', () => drops.destroy());
      drops.write('GET /chat HTTP/1.1\r\n');
      const dripping = (async () => {
        for (let n = 0; !drops.destroyed && !drops.writableEnded && n < 500; n += 1) {
          drops.write(`X-${n}: y\r\n`);
          await wait(20);
        }
        return drops.destroyed || drops.writableEnded;
      })();
      expect(await (await fetch(`${address.href}fine`)).text()).toBe('fine');
      expect(await silentEnd).toContain('408');
      // What is written after the server has closed resets the connection, which may lose the answer before it is read.
      expect(await dropsEnd).toMatch(/^$| 408 /);
      expect(await dripping).toBe(true);
    } finally {
      await http.close();
    }
  });
});

async function enter(token: string, groupId: number): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${site.port}/chat?token=${token}`);
  await once(socket, 'message');
  socket.send(JSON.stringify({ type: 'sub', topic: 'chatroom', groupId }));
  await once(socket, 'message');
  return socket;
}

describe('a reader who never reads', () => {
  test('[WS15] costs no more memory than the bound and is closed with 4408, while the other readers get everything', async () => {
    site = await new ChatSite(database).open();
    const [groupId, token] = [await site.room(), await site.token()];
    const [never, reads] = [await enter(token, groupId), await enter(token, groupId)];
    let got = 0;
    reads.on('message', (data) => (got += (JSON.parse(String(data)) as { type: string }).type === 'messages' ? 1 : 0));
    const closed = new Promise<number>((resolve) => never.on('close', resolve));
    never.pause();

    const text = JSON.stringify({ filteredMessage: 'x'.repeat(64 * 1024) });
    let [said, max] = [0, 0];
    while (said < 200) {
      await site.bus.publish(`room:${groupId}`, text);
      said += 1;
      await site.clock.advance(20);
      // A round that took much CPU time makes the next one longer.
      for (let turn = 1; got < said; turn += 1) {
        if (turn % 100 === 0) await site.clock.advance(20);
        await soon();
      }
      max = Math.max(max, ...site.ends.map(({ writableLength }) => writableLength));
    }
    expect(max).toBeGreaterThan(MAX_BUFFERED / 2);
    expect(max).toBeLessThan(MAX_BUFFERED + 2 * text.length);
    never.resume();
    expect(await closed).toBe(CloseCode.slowReader);
    await until(() => site.hub.size === 1);
    reads.terminate();
  });
});
