import type { Sms } from '../src/platform/sms/sms.js';

export interface OpenedSms {
  readonly sms: Sms;
  /** The newest SMS that arrived. */
  newest(): Promise<{ readonly to: string; readonly text: string }>;
  close(): Promise<void>;
}

/** Tests for every adapter of the Sms port. */
export function smsSuite(open: () => Promise<OpenedSms>): void {
  let opened: OpenedSms;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  it.each([
    ['+84912345678', 'Khán Đài: mã xác minh của bạn là 482913, dùng trong 10 phút.'],
    ['+84987654321', 'Dấu & và = trong "tin" + {key} {to} 100% ?#/'],
  ])('delivers number and text to %s unchanged', async (to, text) => {
    await opened.sms.send(to, text);
    expect(await opened.newest()).toEqual({ to, text });
  });

  it('names where its SMS go, in one sentence', () => {
    expect(opened.sms.about).toMatch(/^Tin nhắn SMS: .+\.$/);
  });
}
