import { type Site, startSite } from '../support/site.js';
import { ChatClient } from '../support/chat-client.js';

interface Reply {
  status: number;
  text: string;
  body: { code: number; msg: string; data: unknown };
}

const ROOM = 30;
const VIETNAMESE = /[àáảãạăằắẳẵặâầấẩẫậđèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵ]/i;

describe('bad input reaches the running site', () => {
  let site: Site;
  let witness: ChatClient;

  beforeAll(async () => {
    site = await startSite({ FEED: 'none' });
    witness = await ChatClient.enter(site, ROOM);
  });

  afterAll(async () => {
    witness.leave();
    await site.stop();
  });

  /** After every attack the witness is still connected and the site still healthy. */
  afterEach(async () => {
    expect(witness.isOpen).toBe(true);
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    expect(site.output()).not.toMatch(/unhandled|uncaught/i);
  });

  async function post(path: string, body: string, headers: Record<string, string> = {}): Promise<Reply> {
    const reply = await fetch(site.url + path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });
    const text = await reply.text();
    return { status: reply.status, text, body: JSON.parse(text) as Reply['body'] };
  }

  async function get(path: string, headers: Record<string, string> = {}): Promise<Reply> {
    const reply = await fetch(site.url + path, { headers });
    const text = await reply.text();
    return { status: reply.status, text, body: JSON.parse(text) as Reply['body'] };
  }

  it.each([
    ['malformed', '{"type":"sub",'],
    ['an array', '[1,2,3]'],
    ['null', 'null'],
    ['a bare string', '"sub"'],
    ['deeply nested', '['.repeat(5000) + ']'.repeat(5000)],
  ])('a frame that is %s is answered with a code and a Vietnamese sentence', async (_name, frame) => {
    const talker = await ChatClient.enter(site, ROOM);
    talker.raw(frame);
    const answer = await talker.until((seen) => seen.type === 'error');
    expect(answer).toMatchObject({ type: 'error', code: expect.any(Number), msg: expect.stringMatching(VIETNAMESE) });
    expect(talker.isOpen).toBe(true);
    talker.leave();
  });

  it('an unknown type and an unknown topic have codes of their own', async () => {
    const talker = await ChatClient.enter(site, ROOM);
    talker.raw(JSON.stringify({ type: 'hack' }));
    expect(await talker.until((seen) => seen.type === 'error')).toMatchObject({ code: 1101 });
    talker.raw(JSON.stringify({ type: 'sub', topic: 'secrets' }));
    expect(await talker.until((seen) => seen.type === 'sub' && seen.topic === 'secrets')).toMatchObject({ code: 1102 });
    talker.leave();
  });

  it('a frame over 16 KB closes with 1009, a binary one with 1003', async () => {
    const large = await ChatClient.enter(site, ROOM);
    large.raw(JSON.stringify({ type: 'sub', topic: 'x'.repeat(17 * 1024) }));
    expect(await large.closed()).toBe(1009);
    const binary = await ChatClient.enter(site, ROOM);
    binary.raw(Buffer.from([0, 1, 2, 255]));
    expect(await binary.closed()).toBe(1003);
  });

  it('ten malformed frames close with 4400', async () => {
    const talker = await ChatClient.enter(site, ROOM);
    for (let i = 0; i < 10; i += 1) talker.raw('{');
    expect(await talker.closed()).toBe(4400);
  });

  it.each([
    ['missing', ''],
    ['forged', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
    ['of algorithm none', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'],
    ['nonsense', '../../etc/passwd'],
  ])(
    '[CH8] (server part) a socket whose token is %s receives FIBE_NOT_LOGIN and is closed with 4401',
    async (_name, token) => {
      const talker = ChatClient.connect(site, token);
      expect(await talker.until((seen) => seen.type === 'error')).toMatchObject({ code: 401, key: 'FIBE_NOT_LOGIN' });
      expect(await talker.closed()).toBe(4401);
    },
  );

  it('a forged token on a call is answered 401 without detail', async () => {
    const { status, body, text } = await get('/au/api/user/guest-info', { authorization: 'Bearer abc.def.ghi' });
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: 401, msg: expect.stringMatching(VIETNAMESE), data: null });
    expect(text).not.toMatch(/jwt|jose|stack|at \//i);
  });

  it('[CH4] (server part) sends that are empty, too long or to a room not subscribed are refused by uuid, each with its code', async () => {
    const talker = await ChatClient.enter(site, ROOM);
    expect(await talker.say(' \u200b ')).toMatchObject({ code: 1105, msg: expect.stringMatching(VIETNAMESE) });
    expect(await talker.say('ờ'.repeat(201))).toMatchObject({ code: 1106, msg: expect.stringMatching(VIETNAMESE) });
    expect(await talker.say('chào', 999_999)).toMatchObject({ code: 1104, msg: expect.stringMatching(VIETNAMESE) });
    talker.leave();
  });

  it('[WS11] the sixth message within a second is refused with the time to wait, and no user receives it', async () => {
    const talker = await ChatClient.enter(site, ROOM);
    const replies = await Promise.all([1, 2, 3, 4, 5, 6].map((i) => talker.say(`vội ${i}`)));
    expect(replies.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0, 1107]);
    expect(replies[5]).toMatchObject({ msg: expect.stringMatching(VIETNAMESE) });
    expect(replies[5]?.retryAfter).toBeGreaterThan(0);
    expect(replies[5]?.retryAfter).toBeLessThanOrEqual(1_000);
    expect(witness.heard()).not.toContain('vội 6');
    talker.leave();
  });

  it('[WS11] the twelfth message within 30 seconds is refused with the time to wait, and no user receives it', async () => {
    const talker = await ChatClient.enter(site, ROOM);
    for (let i = 1; i <= 11; i += 1) expect((await talker.sayInTurn(`tin ${i}`)).code).toBe(0);
    const refusal = await talker.say('tin 12');
    expect(refusal).toMatchObject({ code: 1107, msg: expect.stringMatching(VIETNAMESE) });
    expect(refusal.retryAfter).toBeGreaterThan(0);
    expect(refusal.retryAfter).toBeLessThanOrEqual(30_000);
    expect(witness.heard()).not.toContain('tin 12');
    talker.leave();
  });

  it('script and HTML in a message stay text for every reader', async () => {
    const talker = await ChatClient.enter(site, ROOM);
    const text = '<script>alert(1)</script><img src=x onerror=alert(2)>';
    expect((await talker.say(text)).code).toBe(0);
    await witness.until((frame) => frame.type === 'messages' && frame.list.some((m) => m.filteredMessage === text));
    talker.leave();
  });

  it.each([
    ['wrong JSON', '{"username":', 400],
    ['a wrong shape', '{"username":5,"password":[]}', 400],
    ['an array', '[]', 400],
    ['over the size', JSON.stringify({ username: 'a'.repeat(2_000_000), password: 'x' }), 413],
  ])('a login body with %s is answered in the envelope', async (_name, body, status) => {
    const reply = await post('/au/api/user/login', body);
    expect(reply.status).toBe(status);
    expect(reply.body).toMatchObject({ code: status, msg: expect.stringMatching(VIETNAMESE), data: null });
    expect(reply.text).not.toMatch(/node_modules|at \w+ \(/);
  });

  it.each([
    ['/al/api/schedule/liveRoom?id=khong-co', 404],
    ['/al/api/schedule/liveRoom', 400],
    ['/al/api/schedule/liveSchedule?timezone=Sao/Hoa', 400],
    ['/al/api/schedule/liveSchedule?date=2026-99-99', 400],
    ['/al/api/schedule/featureMatch?pageSize=100000', 400],
    ["/al/api/odds/fixture?fixtureId=1'%20or%20'1'='1", 404],
    ['/other/api/khong/co', 404],
    ['/truc-tiep/%E0%A4%A', 400],
  ])('%s is answered %i in the envelope', async (path, status) => {
    const { status: got, body } = await get(path);
    expect(got).toBe(status);
    expect(body).toMatchObject({ code: status, msg: expect.stringMatching(VIETNAMESE), data: null });
  });
});
