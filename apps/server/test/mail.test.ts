import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FakeClock } from '@khandai/testing';
import { composeEmail } from '../src/platform/mail/compose-email.js';
import { FolderMail } from '../src/platform/mail/folder-mail.js';
import { Outbox } from '../src/platform/mail/outbox.js';
import { SmtpMail } from '../src/platform/mail/smtp-mail.js';
import { FakeLog } from '../src/platform/testing.js';
import { mailSuite } from './mail.suite.js';
import { Mailbox } from './support/mailbox.js';

const FROM = 'Khán Đài <khong-tra-loi@khandai.example>';
const EMAIL = composeEmail({ to: 'nam@example.com', subject: 'Thử', lines: ['Xin chào'] });

describe('the mail port over SMTP', () => {
  mailSuite(async () => {
    const box = new Mailbox();
    const mail = new SmtpMail({ url: `smtp://${await box.open()}`, from: FROM });
    return {
      mail,
      newest: async () => Buffer.from(box.received.at(-1)?.raw ?? '', 'latin1'),
      close: async () => {
        await mail.close();
        await box.close();
      },
    };
  });

  it('authenticates with the credentials of its URL, and rejects with the server’s reply when they are wrong', async () => {
    const box = new Mailbox({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        password === 'mật khẩu' ? done(null, { user: username ?? '' }) : done(new Error('no')),
    });
    const host = await box.open();
    const password = encodeURIComponent('mật khẩu');
    await new SmtpMail({ url: `smtp://khandai:${password}@${host}`, from: FROM }).send(EMAIL);
    expect((await box.next()).rcpt).toEqual(['nam@example.com']);
    const wrong = new SmtpMail({ url: `smtp://khandai:x@${host}`, from: FROM });
    await expect(wrong.send(EMAIL)).rejects.toMatchObject({ responseCode: 535 });
    await box.close();
  });

  it('describes its server without the password', () => {
    expect(new SmtpMail({ url: 'smtp://a:bí-mật@smtp.example.com:587', from: FROM }).about).toBe(
      `Thư điện tử: gửi qua smtp.example.com:587, từ ${FROM}.`,
    );
  });
});

describe('the mail port into a folder', () => {
  const newestOf = async (folder: string) => join(folder, (await readdir(folder)).sort().at(-1) ?? '');

  mailSuite(async () => {
    const parent = await mkdtemp(join(tmpdir(), 'khan-dai-mail-'));
    const folder = join(parent, 'mail');
    const mail = new FolderMail({ folder, from: FROM });
    return {
      mail,
      newest: async () => readFile(await newestOf(folder)),
      close: async () => {
        await mail.close();
        await rm(parent, { recursive: true });
      },
    };
  });

  it('writes .eml files that only their owner can read, and reports it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'khan-dai-mail-'));
    const mail = new FolderMail({ folder, from: FROM });
    await mail.send(EMAIL);
    const file = await newestOf(folder);
    expect(file).toMatch(/\.eml$/);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(mail.about).toBe(`Thư điện tử: chưa có SMTP_URL, thư được ghi thành tệp .eml trong ${folder}.`);
    await rm(folder, { recursive: true });
  });
});

describe('the outbox', () => {
  /** A server that replies to e-mails with these codes, one after another, and accepts all later ones. */
  async function moody(...codes: number[]) {
    const box = new Mailbox({
      onMailFrom: (_address, _session, done) => {
        const responseCode = codes.shift();
        done(responseCode === undefined ? null : Object.assign(new Error('not now'), { responseCode }));
      },
    });
    const [clock, log] = [new FakeClock(), new FakeLog()];
    const outbox = new Outbox({
      mail: new SmtpMail({ url: `smtp://${await box.open()}`, from: FROM }),
      clock,
      log: log.log,
    });
    const slept = async () => {
      while (clock.sleeping === 0) await new Promise((resolve) => setImmediate(resolve));
    };
    return { box, clock, log, outbox, slept };
  }

  it('retries after a temporary failure', async () => {
    const { box, clock, outbox, slept } = await moody(451, 421);
    outbox.post(async () => [EMAIL]);
    for (const pause of [10_000, 60_000]) {
      await slept();
      await clock.advance(pause);
    }
    expect((await box.next()).subject).toBe('Thử');
    await outbox.close();
    await box.close();
  });

  it('does not retry a permanent failure, and logs no address', async () => {
    const { box, log, outbox } = await moody(550);
    outbox.post(async () => [EMAIL]);
    await outbox.close();
    expect(box.received).toEqual([]);
    expect(JSON.stringify(log.lines)).not.toContain('nam@example.com');
    await box.close();
  });

  it('sends pending e-mails before it closes', async () => {
    const { box, outbox } = await moody();
    outbox.post(async () => [EMAIL, EMAIL]);
    await outbox.close();
    expect(box.received).toHaveLength(2);
    await box.close();
  });
});
