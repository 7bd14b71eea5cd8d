import { DAY_MS } from '@khandai/calendar';
import { Code, FeedbackDraft, FeedbackLimit } from '@khandai/contracts';
import { FakeClock } from '@khandai/testing';
import sharp from 'sharp';
import { Compile } from 'typebox/compile';
import { MemoryAttempts } from '../../platform/attempts/memory-attempts.js';
import type { Database } from '../../platform/database/database.js';
import { deskLog, feedback, users } from '../../platform/database/schema.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import { DeskLog, type LoggedAct } from '../../platform/desk-log/desk-log.js';
import type { Identity } from '../../platform/http/caller.js';
import type { Email } from '../../platform/mail/mail.js';
import { PictureMaker } from '../../platform/pictures/picture-maker.js';
import { FakeLog } from '../../platform/testing.js';
import { newUuid } from '../chat/testing.js';
import { MemoryStorage } from '../newsfeed/media/testing.js';
import { OwnDataRepository } from '../users/own-data-repository.js';
import { DeskFeedbackRepository, type FeedbackFilter } from './desk-feedback-repository.js';
import { DeskFeedbackService, type FeedbackNotices } from './desk-feedback-service.js';
import { FeedbackHousekeeping } from './feedback-housekeeping.js';
import { FeedbackMailRepository } from './feedback-mail-repository.js';
import { FeedbackMailing } from './feedback-mailing.js';
import { FeedbackRepository } from './feedback-repository.js';
import { FeedbackService } from './feedback-service.js';
import { feedbackUndoer } from './feedback-undoer.js';

const GUEST: Identity = { userId: 1_000_000, guest: true, role: 'member', siteRoleId: 0 };
const ALL: FeedbackFilter = { sort: 'id', order: 'desc', pageNum: 1, pageSize: 25 };
const IP = '203.0.113.7';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => database.db.delete(feedback));
afterAll(() => database.close());

async function newMember(): Promise<Identity> {
  const username = `fan.${newUuid().slice(-12)}`;
  const [row] = await database.db
    .insert(users)
    .values({ username, usernameKey: username, displayName: 'Minh' })
    .returning();
  if (!row) throw new Error('no user was stored');
  return { userId: row.userId, guest: false, role: 'member', siteRoleId: 0 };
}

function world() {
  const clock = new FakeClock(Date.parse('2026-11-23T12:00:00Z'));
  const storage = new MemoryStorage();
  const repository = new FeedbackRepository(database);
  const inbox = new DeskFeedbackRepository(database);
  const attempts = new MemoryAttempts(clock);
  const service = new FeedbackService({ feedback: repository, storage, maker: new PictureMaker(), attempts, clock });
  const mails: Email[] = [];
  /** What the mail server answers instead of taking an e-mail. */
  const refusals: object[] = [];
  const mail = {
    send: (email: Email) => {
      const [refusal] = refusals.splice(0, 1);
      return refusal
        ? Promise.reject(Object.assign(new Error('refused'), refusal))
        : Promise.resolve(void mails.push(email));
    },
  };
  const posted: Promise<void>[] = [];
  const outbox = {
    post: (write: () => Promise<unknown>) => {
      posted.push(write().then(() => undefined));
    },
  };
  const told: Parameters<FeedbackNotices['tell']>[0][] = [];
  const notices: FeedbackNotices = { tell: (notice) => void told.push(notice) };
  const mailing = new FeedbackMailing({
    ...{ mails: new FeedbackMailRepository(database), mail, clock, log: new FakeLog().log },
    origin: () => 'https://khandai.example',
  });
  const desk = new DeskFeedbackService({
    ...{ feedback: inbox, deskLog: new DeskLog({ clock }), storage, outbox, mailing, notices, clock },
  });
  const send = (text: string, more: object = {}, who = GUEST, ip = IP) =>
    service.create(who, { uuid: newUuid(), kind: 'bug', text, ...more }, ip);
  const housekeeping = new FeedbackHousekeeping({ feedback: repository, storage, clock });
  return { clock, storage, service, desk, inbox, told, mails, mailing, refusals, posted, send, housekeeping };
}

const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a0' } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer();

test('a guest’s feedback is stored once for its uuid, with its picture, and staff alone read it', async () => {
  const { service, send, desk, storage } = world();
  const { fileId } = await service.upload(await picture(), IP);
  const uuid = newUuid();
  const more = { uuid, email: 'an@example.com', page: '/truc-tiep/a', files: [fileId] };
  const { feedbackId } = await send('  Hình bị đứng <script>alert(1)</script>  ', more);
  expect(await send('Hình bị đứng <script>alert(1)</script>', more)).toEqual({ feedbackId });

  const { total, list } = await desk.list(ALL);
  expect(total).toBe(1);
  expect(list[0]).toMatchObject({
    ...{ id: feedbackId, state: 'new', email: 'an@example.com', page: '/truc-tiep/a', sender: null, files: [fileId] },
    text: 'Hình bị đứng <script>alert(1)</script>',
  });
  const { src } = await desk.file(feedbackId, fileId);
  expect(src).toMatch(/^data:[a-z/-]+;base64,/);
  const stored = storage.files.get(`feedback/${fileId}.webp`);
  expect((await sharp(stored).metadata()).exif).toBeUndefined();
  await expect(desk.file(feedbackId, '0'.repeat(32))).rejects.toMatchObject({ code: Code.notFound });
});

test('other feedback under a used uuid is refused: a corrected text, an address, another sender', async () => {
  const { send, desk } = world();
  const uuid = newUuid();
  await send('Hình bị đứng', { uuid });
  const other: [string, object, Identity?][] = [
    ['Hình bị đứng ở trang trực tiếp', { uuid }],
    ['Hình bị đứng', { uuid, email: 'an@example.com' }],
    ['Hình bị đứng', { uuid, page: '/truc-tiep/a' }],
    ['Hình bị đứng', { uuid }, await newMember()],
  ];
  for (const [text, more, who] of other)
    await expect(send(text, more, who)).rejects.toMatchObject({ code: Code.conflict });
  expect((await desk.list(ALL)).total).toBe(1);
});

test.each([
  ['blank text', { text: ' \u200b\n ' }, Code.feedbackRefused],
  ['a text of 10,000 characters', { text: 'a'.repeat(10_000) }, Code.feedbackRefused],
  ['a picture that is not there', { files: ['f'.repeat(32)] }, Code.feedbackFileGone],
  ['four pictures', { files: ['1', '2', '3', '4'].map((name) => name.repeat(32)) }, Code.feedbackRefused],
])('%s is refused, and nothing is stored', async (_, more, code) => {
  const { send } = world();
  await expect(send('Chào', more)).rejects.toMatchObject({ code });
  expect(await database.db.$count(feedback)).toBe(0);
});

test.each([
  '//evil.example/desk',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
])('the page %j is none of this site', (page) => {
  const draft = { uuid: newUuid(), kind: 'bug', text: 'Lỗi' };
  const checked = Compile(FeedbackDraft);
  expect([checked.Check({ ...draft, page }), checked.Check({ ...draft, page: '/truc-tiep/a?tab=odds\\x' })]).toEqual([
    false,
    true,
  ]);
});

test('a picture belongs to one feedback, and what is no picture is refused by its content', async () => {
  const { service, send } = world();
  const { fileId } = await service.upload(await picture(), IP);
  await send('Một', { files: [fileId] });
  await expect(send('Hai', { files: [fileId] })).rejects.toMatchObject({ code: Code.feedbackFileGone });
  const zip = Buffer.from('PK\u0003\u0004 not a picture');
  await expect(service.upload(zip, IP)).rejects.toMatchObject({ code: Code.pictureRefused, messageKey: 'notAPicture' });
});

test('the eleventh feedback of a user in a day is refused with the time to wait', async () => {
  const { send, clock } = world();
  for (let sent = 0; sent < 10; sent += 1) await send(`Lần ${sent}`, {}, GUEST, `198.51.100.${sent}`);
  await expect(send('Nữa')).rejects.toMatchObject({ code: Code.feedbackTooMany, retryAfter: DAY_MS / 1_000 });
  await clock.advance(DAY_MS);
  await expect(send('Hôm sau')).resolves.toMatchObject({ feedbackId: expect.any(Number) });
});

test('one address sends thirty in a day, whatever guests it takes for them', async () => {
  const { send } = world();
  const guest = (userId: number): Identity => ({ ...GUEST, userId });
  for (let sent = 0; sent < 30; sent += 1) await send('Nhiều', {}, guest(sent));
  await expect(send('Nữa', {}, guest(99))).rejects.toMatchObject({ code: Code.feedbackTooMany });
  await expect(send('Máy khác', {}, guest(99), '198.51.100.1')).resolves.toBeDefined();
});

test('an answer is mailed and told once, without the reader’s text in its headers, and members read it on the page', async () => {
  const { send, service, desk, told, mails, posted } = world();
  const [member, staff] = [await newMember(), await newMember()];
  const text = 'Dòng một\r\nBcc: all@example.com\nDòng hai';
  const { feedbackId } = await send(text, { email: 'an@example.com' }, member);
  const answer = { text: 'Cảm ơn bạn.\n\nĐã sửa.', uuid: newUuid() };
  await desk.answer(staff, feedbackId, answer);
  const after = await desk.answer(staff, feedbackId, answer);
  const corrected = { ...answer, text: 'Cảm ơn bạn.\n\nChưa sửa được.' };
  await expect(desk.answer(staff, feedbackId, corrected)).rejects.toMatchObject({ code: Code.conflict });
  await Promise.all(posted);

  expect(after).toMatchObject({ state: 'answered', answers: [{ author: 'Minh', mailed: true }] });
  expect(told).toEqual([{ type: 'FEEDBACK_ANSWER', userIds: [member.userId], feedbackId }]);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    to: 'an@example.com',
    subject: `Khán Đài trả lời phản hồi số ${feedbackId} của bạn`,
  });
  expect(mails[0]?.text).toContain('> Bcc: all@example.com');
  const { list } = await service.own(member, 1, 10);
  expect(list).toMatchObject([{ feedbackId, state: 'answered', answers: [{ text: 'Cảm ơn bạn.\n\nĐã sửa.' }] }]);
});

test('an answer that no mail server took yet is sent later, once, also by another process', async () => {
  const { send, desk, mails, mailing, refusals, posted, clock } = world();
  const staff = await newMember();
  const { feedbackId } = await send('Bị đứng', { email: 'an@example.com' });
  refusals.push({ code: 'ECONNREFUSED' });
  await desk.answer(staff, feedbackId, { text: 'Đã sửa.', uuid: newUuid() });
  await Promise.all(posted);
  await mailing.send();
  expect(mails).toEqual([]);
  await clock.advance(10 * 60_000);
  await Promise.all([mailing.send(), mailing.send()]);
  await mailing.send();
  expect(mails).toMatchObject([{ to: 'an@example.com' }]);
  expect((await desk.one(feedbackId)).answers).toMatchObject([{ mailed: true }]);
});

test.each([
  ['at once when the address is refused', { responseCode: 550 }, 0],
  ['after a day without the mail server', { code: 'ECONNREFUSED' }, 144],
])('the inbox says that an answer was not mailed, %s', async (_, refusal, tries) => {
  const { send, desk, mails, mailing, refusals, posted, clock } = world();
  const { feedbackId } = await send('Bị đứng', { email: 'an@example.com' });
  refusals.push(...Array.from({ length: tries + 1 }, () => refusal));
  await desk.answer(await newMember(), feedbackId, { text: 'Đã sửa.', uuid: newUuid() });
  await Promise.all(posted);
  for (let turn = 0; turn < tries; turn += 1) {
    expect((await desk.one(feedbackId)).answers).toMatchObject([{ mailed: true }]);
    await clock.advance(10 * 60_000);
    await mailing.send();
  }
  expect((await desk.one(feedbackId)).answers).toMatchObject([{ mailed: false }]);
  await clock.advance(DAY_MS);
  await mailing.send();
  expect([mails, refusals]).toEqual([[], []]);
});

test('an answer is new until the member sees it, and staff see when that was', async () => {
  const { send, service, desk, clock } = world();
  const [member, staff] = [await newMember(), await newMember()];
  const { feedbackId } = await send('Bao giờ có bản tin?', {}, member);
  const { answers } = await desk.answer(staff, feedbackId, { text: 'Tuần sau.', uuid: newUuid() });
  expect(answers).toMatchObject([{ readAt: null }]);
  await service.own(await newMember(), 1, 10);
  expect((await desk.one(feedbackId)).answers).toMatchObject([{ readAt: null }]);

  const isNew = async () => (await service.own(member, 1, 10)).list[0]?.answers.map((one) => one.isNew);
  const readAt = new Date(clock.now()).toISOString();
  expect(await isNew()).toEqual([true]);
  await clock.advance(DAY_MS);
  expect(await isNew()).toEqual([false]);
  expect((await desk.one(feedbackId)).answers).toMatchObject([{ readAt }]);
  await desk.answer(staff, feedbackId, { text: 'Đã có rồi.', uuid: newUuid() });
  expect(await isNew()).toEqual([false, true]);
});

test('an answer that arrives while the member loads the page stays new', async () => {
  const { send, service, desk, clock } = world();
  const [member, staff] = [await newMember(), await newMember()];
  const { feedbackId } = await send('Bao giờ có bản tin?', {}, member);
  const loadedAt = new Date(clock.now());
  await clock.advance(1);
  await desk.answer(staff, feedbackId, { text: 'Tuần sau.', uuid: newUuid() });
  await new FeedbackRepository(database).markRead([feedbackId], loadedAt);
  expect((await service.own(member, 1, 10)).list[0]?.answers).toMatchObject([{ isNew: true }]);
});

test('without an address an answer is stored and nothing is mailed', async () => {
  const { send, desk, mails, posted } = world();
  const staff = await newMember();
  const { feedbackId } = await send('Chào', {}, await newMember());
  const { answers } = await desk.answer(staff, feedbackId, { text: 'Chào bạn', uuid: newUuid() });
  await Promise.all(posted);
  expect([answers[0]?.mailed, mails]).toEqual([false, []]);
});

test('a change is logged, an older version is refused, and an undo restores what was', async () => {
  const { send, desk, inbox, clock } = world();
  const staff = await newMember();
  const { feedbackId } = await send('Chào');
  const { version } = await desk.one(feedbackId);
  await desk.update(staff, feedbackId, { version, state: 'closed', note: 'trùng #1' });
  await expect(desk.update(staff, feedbackId, { version, state: 'open' })).rejects.toMatchObject({
    code: Code.conflict,
  });
  const logged = await database.db.select().from(deskLog);
  const act: LoggedAct | undefined = logged.find(({ recordId }) => recordId === String(feedbackId));
  expect(act).toMatchObject({
    ...{ resource: 'feedback', action: 'update' },
    ...{ before: { state: 'new', note: '' }, after: { state: 'closed', note: 'trùng #1' } },
  });
  if (!act) throw new Error('nothing was logged');
  const { undo } = feedbackUndoer(inbox, clock);
  expect(await database.db.transaction((tx) => undo(tx, act))).toBe(true);
  expect(await desk.one(feedbackId)).toMatchObject({ state: 'new', note: '' });
  expect(await database.db.transaction((tx) => undo(tx, act))).toBe(false);
});

test('the inbox finds by text, address and number; % and _ are themselves', async () => {
  const { send, desk } = world();
  const first = await send('Giảm 50% lag');
  const second = await send('Tên a_b', { email: 'binh@example.com' });
  const found = async (q: string) => (await desk.list({ ...ALL, q })).list.map(({ id }) => id);
  expect(await found('50%')).toEqual([first.feedbackId]);
  expect(await found('a_b')).toEqual([second.feedbackId]);
  expect(await found('%')).toEqual([first.feedbackId]);
  expect(await found('BINH@')).toEqual([second.feedbackId]);
  expect(await found(`#${second.feedbackId}`)).toEqual([second.feedbackId]);
  expect(await found("'; DROP TABLE feedback; --")).toEqual([]);
});

test('a member’s feedback is in their export, and goes with their account', async () => {
  const { send } = world();
  const member = await newMember();
  await send('Của tôi', { email: 'an@example.com' }, member);
  const data = new OwnDataRepository(database.db, () => Promise.resolve());
  expect((await data.read(member.userId, { max: 10, at: new Date() })).feedback).toMatchObject([
    { text: 'Của tôi', emailAddress: 'an@example.com' },
  ]);
  await data.erase(member.userId, 'Thành viên đã xóa', new Date());
  expect(await database.db.$count(feedback)).toBe(0);
});

test('closed feedback is deleted after a year, with its pictures; open feedback stays', async () => {
  const { send, service, desk, storage, clock, housekeeping } = world();
  const staff = await newMember();
  const { fileId } = await service.upload(await picture(), IP);
  const { feedbackId } = await send('Cũ', { files: [fileId] });
  await send('Chưa xong');
  await desk.update(staff, feedbackId, { version: 1, state: 'closed' });
  const unused = await service.upload(await picture(), IP);
  const { signal } = new AbortController();
  await clock.advance(DAY_MS + 1);
  await housekeeping.clear(signal);
  expect([...storage.files.keys()]).toEqual([`feedback/${fileId}.webp`]);
  expect(unused.fileId).not.toBe(fileId);
  await clock.advance(365 * DAY_MS);
  await housekeeping.clear(signal);
  expect((await desk.list(ALL)).list.map(({ text }) => text)).toEqual(['Chưa xong']);
  expect(storage.files.size).toBe(0);
});

test('an answer may be long, within its own limit', async () => {
  const { send, desk } = world();
  const { feedbackId } = await send('Chào');
  const text = 'a'.repeat(FeedbackLimit.answerLength + 1);
  await expect(desk.answer(await newMember(), feedbackId, { text, uuid: newUuid() })).rejects.toMatchObject({
    code: Code.feedbackRefused,
  });
});
