import PostalMime, { type Email } from 'postal-mime';
import { composeEmail } from '../src/platform/mail/compose-email.js';
import type { Mail } from '../src/platform/mail/mail.js';

export interface OpenedMail {
  readonly mail: Mail;
  /** The bytes of the newest e-mail that arrived. */
  newest(): Promise<Uint8Array | string>;
  close(): Promise<void>;
}

/** Tests for every adapter of the Mail port. E-mails are from `Khán Đài <khong-tra-loi@khandai.example>`. */
export function mailSuite(open: () => Promise<OpenedMail>): void {
  let opened: OpenedMail;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  async function sent(parts: Partial<Parameters<typeof composeEmail>[0]> = {}): Promise<Email> {
    const whole = {
      to: 'nam@example.com',
      subject: 'Đặt lại mật khẩu',
      lines: ['Chào bạn Nguyễn Thị Ngát,'],
      ...parts,
    };
    await opened.mail.send(composeEmail(whole));
    return PostalMime.parse(await opened.newest());
  }

  it('delivers subject, names and text in Vietnamese unchanged, with the same in HTML', async () => {
    const email = await sent({ link: { label: 'Mở liên kết', address: 'https://khandai.example/x#y=abc&z=1' } });
    expect(email.subject).toBe('Đặt lại mật khẩu');
    expect(email.from).toMatchObject({ name: 'Khán Đài', address: 'khong-tra-loi@khandai.example' });
    expect(email.to).toMatchObject([{ address: 'nam@example.com' }]);
    expect(email.text).toContain('Chào bạn Nguyễn Thị Ngát,');
    expect(email.text).toContain('https://khandai.example/x#y=abc&z=1');
    expect(email.html).toContain('href="https://khandai.example/x#y=abc&amp;z=1"');
    expect(email.messageId).toMatch(/@khandai\.example>$/);
  });

  it('loads no external resources and keeps names as text', async () => {
    const { html = '' } = await sent({ lines: ['<img src=x onerror=alert(1)> & "Ngát"'] });
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Ngát&quot;');
    expect(html).not.toMatch(/<(img|script|link|iframe|object)\b|<[^>]*\ssrc=|url\(|@import/i);
  });

  it('goes to one address, and allows no header injection', async () => {
    const { to, headers } = await sent({ to: '"a,b"@example.com', subject: 'Chào\r\nBcc: ke.trom@example.com' });
    expect(to).toHaveLength(1);
    expect(headers.filter(({ key }) => key === 'bcc')).toEqual([]);
  });

  it('marks itself as automatic, so that no auto-reply is sent', async () => {
    const { headers } = await sent();
    expect(headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  });
}
