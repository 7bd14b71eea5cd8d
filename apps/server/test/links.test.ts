import type { LoginResponse, UserInfo } from '@khandai/contracts';
import { Mailbox, type Received } from './support/mailbox.js';
import { PASSWORD, people } from './support/people.js';
import { openTestApp, type TestApp } from './support/test-app.js';

const MINUTE = 60_000;
const ORIGIN = 'https://khandai.example';

let box: Mailbox;
let site: TestApp;
let who: ReturnType<typeof people>;
beforeAll(async () => {
  box = new Mailbox();
  const env = {
    SMTP_URL: `smtp://${await box.open()}`,
    MAIL_FROM: 'Khán Đài <khong-tra-loi@khandai.example>',
    SITE_ORIGIN: ORIGIN,
  };
  site = await openTestApp(env);
  who = people(site);
});
afterAll(async () => {
  await site.close();
  await box.close();
});

const tokenOf = (email: Received, name: string) =>
  new RegExp(`${ORIGIN}/tai-khoan#${name}=([\\w-]{43})`).exec(email.text ?? '')?.[1] ?? 'no link';
const verify = (email: Received) => who.post('verify-email', { token: tokenOf(email, 'xac-minh-email') });
const reset = (email: Received, password: string) =>
  who.post('reset-password', { token: tokenOf(email, 'dat-lai-mat-khau'), password });
const forgot = (email: string) => who.post('forgot-password', { email });
const undo = (email: Received) => who.post('undo-email', { token: tokenOf(email, 'khoi-phuc-email') });
const sendEmail = (email: string, token: string, password?: string) =>
  who.post('send-email', { email, ...(password !== undefined && { password }) }, { token });
const infoOf = async (token: string) => (await who.get<UserInfo>('info', token)).body.data;

/** Registers a user and confirms their e-mail address. */
async function verified(email: string) {
  const username = who.newName();
  const tokens = await who.register(username, { email });
  await verify(await box.next());
  return { username, ...tokens };
}

describe('a new member’s address', () => {
  it('[AU10] (mail leaves over SMTP) gets a Vietnamese e-mail, and is verified once by its link', async () => {
    const username = who.newName();
    const { accessToken } = await who.register(username, { email: 'Nam@example.com' });
    expect(await infoOf(accessToken)).toMatchObject({ emailAddress: 'Nam@example.com', emailVerified: false });
    const email = await box.next();
    expect([email.rcpt, email.subject]).toEqual([['Nam@example.com'], 'Xác minh địa chỉ email của bạn']);
    expect(email.text).toContain(`Chào ${username},`);
    expect(email.html).not.toMatch(/<img|url\(/i);
    expect((await verify(email)).body).toMatchObject({ code: 0, data: {} });
    expect(await infoOf(accessToken)).toMatchObject({ emailAddress: 'Nam@example.com', emailVerified: true });
    const again = await verify(email);
    expect([again.status, again.body.code]).toEqual([400, 1009]);
  });
});

describe('another address', () => {
  it('[AU10] (send-email) is set only after its link is opened, and the old address is notified', async () => {
    const { accessToken } = await verified('cu@example.com');
    expect((await sendEmail('moi@example.com', accessToken)).body).toMatchObject({ code: 0, data: {} });
    const email = await box.next();
    expect(email.rcpt).toEqual(['moi@example.com']);
    expect((await infoOf(accessToken)).emailAddress).toBe('cu@example.com');
    await verify(email);
    expect(await infoOf(accessToken)).toMatchObject({ emailAddress: 'moi@example.com', emailVerified: true });
    const notice = await box.next();
    expect(notice.rcpt).toEqual(['cu@example.com']);
    expect(notice.text).toContain('vừa được đổi sang một địa chỉ khác');
  });

  it('that belongs to another member gets the same answer; only its owner is notified, by an e-mail without a link', async () => {
    await verified('chu@example.com');
    const { accessToken } = await who.register(who.newName());
    const [free, taken] = [
      await sendEmail('trong@example.com', accessToken),
      await sendEmail('CHU@example.com', accessToken),
    ];
    expect(taken.body).toEqual(free.body);
    const letters = [await box.next(), await box.next()];
    const toOwner = letters.find(({ rcpt }) => rcpt[0] === 'CHU@example.com');
    expect(toOwner?.text).toContain('Có người vừa muốn dùng địa chỉ email này');
    expect(toOwner?.text).not.toContain('#');
  });

  it('is refused if another member verified it meanwhile', async () => {
    const [first, second] = [await who.register(who.newName()), await who.register(who.newName())];
    await sendEmail('chung@example.com', first.accessToken);
    await sendEmail('chung@example.com', second.accessToken);
    const letters = [await box.next(), await box.next()];
    expect((await verify(letters[0] as Received)).status).toBe(200);
    const late = await verify(letters[1] as Received);
    expect([late.status, late.body.code, late.body.msg]).toEqual([
      409,
      1010,
      'Địa chỉ email này đã thuộc về một tài khoản khác.',
    ]);
  });
});

describe('a stolen access token', () => {
  it('gets no new address: five minutes after the login the password is required', async () => {
    const { accessToken } = await verified('chinh-chu@example.com');
    await site.clock.advance(5 * MINUTE);
    const refused = await sendEmail('ke-trom@example.com', accessToken);
    expect([refused.status, refused.body.code, refused.body.msg]).toEqual([
      403,
      1014,
      'Nhập mật khẩu hiện tại để đổi email.',
    ]);
    expect((await sendEmail('ke-trom@example.com', accessToken, 'sai rồi')).body.code).toBe(1007);
    expect(box.received.some(({ rcpt }) => rcpt.includes('ke-trom@example.com'))).toBe(false);
    expect((await sendEmail('nha-moi@example.com', accessToken, PASSWORD)).status).toBe(200);
    expect((await box.next()).rcpt).toEqual(['nha-moi@example.com']);
  });

  it('gets no first address either, and a renewal is no login', async () => {
    const { accessToken, refreshToken } = await who.register(who.newName());
    await site.clock.advance(5 * MINUTE);
    expect((await sendEmail('dau-tien@example.com', accessToken)).body.code).toBe(1014);
    const renewed = await who.post<LoginResponse>('refresh-token', { refreshToken });
    expect((await sendEmail('dau-tien@example.com', renewed.body.data.accessToken)).body.code).toBe(1014);
  });

  it('may have the link for the present address sent again', async () => {
    const { accessToken } = await who.register(who.newName(), { email: 'gui-lai@example.com' });
    await box.next();
    await site.clock.advance(5 * MINUTE);
    expect((await sendEmail('Gui-Lai@example.com', accessToken)).status).toBe(200);
    await verify(await box.next());
  });
});

describe('a changed address', () => {
  /** Changes the member's address with the password, as a thief who knows it does. Returns the e-mail to the old one. */
  async function changed(to: string, accessToken: string): Promise<Received> {
    await sendEmail(to, accessToken, PASSWORD);
    expect((await verify(await box.next())).body.code).toBe(0);
    return box.next();
  }

  it('is undone by the old one within three days: every session ends, and a new password is on its way', async () => {
    const { username, accessToken, refreshToken } = await verified('goc@example.com');
    const thief = await who.login(username);
    const notice = await changed('trom@example.com', thief.accessToken);
    expect([notice.rcpt, notice.subject]).toEqual([
      ['goc@example.com'],
      'Email tài khoản Khán Đài của bạn vừa được đổi',
    ]);
    await site.clock.advance(3 * 24 * 60 * MINUTE - 1_000);
    expect((await undo(notice)).body).toMatchObject({ code: 0, data: {} });

    for (const token of [refreshToken, thief.refreshToken])
      expect((await who.post('refresh-token', { refreshToken: token })).body.code).toBe(1006);
    expect((await who.get('info', accessToken)).status).toBe(401);
    const email = await box.next();
    expect([email.rcpt, email.subject]).toEqual([['goc@example.com'], 'Đặt lại mật khẩu Khán Đài']);
    expect((await reset(email, 'mật khẩu mới')).body.code).toBe(0);
    await box.next();
    const { accessToken: mine } = await who.login(username, 'test', 'mật khẩu mới');
    expect(await infoOf(mine)).toMatchObject({ emailAddress: 'goc@example.com', emailVerified: true });
    expect((await undo(notice)).body.code).toBe(1009);
  });

  it('can be undone even after the thief changed it again and set another password; the thief’s own undo link does not work', async () => {
    const { username } = await verified('that@example.com');
    const thief = await who.login(username);
    const toOwner = await changed('gia-mot@example.com', thief.accessToken);
    const toThief = await changed('gia-hai@example.com', thief.accessToken);
    const change = { oldPassword: PASSWORD, newPassword: 'của kẻ trộm' };
    expect((await who.post('update-password', change, { token: thief.accessToken })).status).toBe(200);
    await box.next();
    expect((await undo(toOwner)).status).toBe(200);
    expect((await box.next()).rcpt).toEqual(['that@example.com']);
    expect((await undo(toThief)).body.code).toBe(1009);
  });

  it('stays after three days, and no other link undoes it', async () => {
    const { username, accessToken } = await verified('truoc@example.com');
    const notice = await changed('sau@example.com', accessToken);
    await forgot('sau@example.com');
    const other = await box.next();
    expect((await who.post('undo-email', { token: tokenOf(other, 'dat-lai-mat-khau') })).body.code).toBe(1009);
    await site.clock.advance(3 * 24 * 60 * MINUTE);
    expect((await undo(notice)).body.code).toBe(1009);
    expect(await infoOf((await who.login(username)).accessToken)).toMatchObject({ emailAddress: 'sau@example.com' });
  });

  it('that was never verified gets no e-mail about the change: it may be anybody’s', async () => {
    const { accessToken } = await who.register(who.newName(), { email: 'go-nham@example.com' });
    await box.next();
    await sendEmail('dung-that@example.com', accessToken);
    await verify(await box.next());
    await forgot('dung-that@example.com');
    expect((await box.next()).rcpt).toEqual(['dung-that@example.com']);
  });
});

describe('a forgotten password', () => {
  it('cannot be reset through an address that was never verified', async () => {
    await who.register(who.newName(), { email: 'chua-xac-minh@example.com' });
    const welcome = await box.next();
    expect((await forgot('chua-xac-minh@example.com')).status).toBe(200);
    await verify(welcome);
    // The first e-mail after it is the one for the verified address.
    await forgot('chua-xac-minh@example.com');
    expect((await box.next()).subject).toBe('Đặt lại mật khẩu Khán Đài');
    expect(box.received.filter(({ rcpt }) => rcpt.includes('chua-xac-minh@example.com'))).toHaveLength(2);
  });

  it('[AU10] (forgot-password, the link works once) is reset by the link, which ends every session', async () => {
    const { username, accessToken, refreshToken } = await verified('quen@example.com');
    await forgot('quen@example.com');
    const email = await box.next();
    expect(email.subject).toBe('Đặt lại mật khẩu Khán Đài');
    expect((await reset(email, 'aaaaaaaa')).body.code).toBe(1004);
    expect((await reset(email, 'mật khẩu mới')).body).toMatchObject({ code: 0, data: {} });

    expect((await who.get('info', accessToken)).status).toBe(401);
    expect((await who.post('refresh-token', { refreshToken })).body.code).toBe(1006);
    expect((await who.post('login', { username, password: PASSWORD })).body.code).toBe(1001);
    expect((await who.post('login', { username, password: 'mật khẩu mới' })).status).toBe(200);
    expect((await box.next()).text).toContain('Mật khẩu tài khoản của bạn vừa được đổi');
    expect((await reset(email, 'mật khẩu khác')).body).toMatchObject({
      code: 1009,
      msg: 'Liên kết không đúng, đã được dùng hoặc đã hết hạn. Vui lòng yêu cầu liên kết mới.',
    });
  });

  it('the link is invalid once the password was changed, or another address was verified', async () => {
    const { accessToken } = await verified('doi@example.com');
    await forgot('doi@example.com');
    const before = await box.next();
    const change = { oldPassword: PASSWORD, newPassword: 'mật khẩu mới' };
    expect((await who.post('update-password', change, { token: accessToken })).status).toBe(200);
    expect((await reset(before, 'mật khẩu khác')).body.code).toBe(1009);
    expect((await box.next()).text).toContain('Mật khẩu tài khoản của bạn vừa được đổi');

    await forgot('doi@example.com');
    const old = await box.next();
    await sendEmail('chuyen@example.com', accessToken);
    expect((await verify(await box.next())).body.code).toBe(0);
    expect((await reset(old, 'mật khẩu khác')).body.code).toBe(1009);
    await box.next();
  });

  it('a link used twice in parallel works once', async () => {
    await verified('hai@example.com');
    await forgot('hai@example.com');
    const email = await box.next();
    const answers = await Promise.all([reset(email, 'mật khẩu một'), reset(email, 'mật khẩu hai')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    await box.next();
  });

  it('an unknown address gets the same answer, and no e-mail', async () => {
    await verified('co@example.com');
    const [known, unknown] = [await forgot('co@example.com'), await forgot('khong.co@example.com')];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect((await box.next()).rcpt).toEqual(['co@example.com']);
    expect(box.received.some(({ rcpt }) => rcpt.includes('khong.co@example.com'))).toBe(false);
  });

  it('only the newest link works, for thirty minutes and for its purpose', async () => {
    await verified('lau@example.com');
    await forgot('lau@example.com');
    const first = await box.next();
    await forgot('lau@example.com');
    const second = await box.next();
    expect((await reset(first, 'mật khẩu mới')).body.code).toBe(1009);
    expect((await who.post('verify-email', { token: tokenOf(second, 'dat-lai-mat-khau') })).body.code).toBe(1009);
    await site.clock.advance(30 * MINUTE);
    expect((await reset(second, 'mật khẩu mới')).body.code).toBe(1009);
  });

  it('one address gets at most three e-mails an hour, known or not', async () => {
    await verified('nhieu@example.com');
    for (const email of ['nhieu@example.com', 'la@example.com']) {
      const statuses = [];
      for (let turn = 0; turn < 4; turn += 1) statuses.push((await forgot(email)).status);
      expect(statuses).toEqual([200, 200, 200, 429]);
    }
    for (let letters = 0; letters < 3; letters += 1) await box.next();
    await site.clock.advance(60 * MINUTE);
    expect((await forgot('nhieu@example.com')).status).toBe(200);
    await box.next();
  });
});
