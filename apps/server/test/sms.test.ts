import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderSms } from '../src/platform/sms/folder-sms.js';
import { GatewaySms } from '../src/platform/sms/gateway-sms.js';
import { smsSuite } from './sms.suite.js';
import { SmsGateway } from './support/sms-gateway.js';

const KEY = 'khoá bí mật';
const TO = '+84912345678';
const TEXT = 'mã 482913';

describe('the SMS port over a gateway with all parts in its URL', () => {
  smsSuite(async () => {
    const gateway = new SmsGateway();
    const origin = await gateway.open();
    const sms = new GatewaySms({ url: `${origin}/send/{to}?content={text}&apikey={key}`, key: KEY });
    return {
      sms,
      newest: async () => {
        const { url, method, headers } = gateway.requests.at(-1)!;
        expect([method, url.searchParams.get('apikey'), headers.authorization]).toEqual(['GET', KEY, undefined]);
        return {
          to: decodeURIComponent(url.pathname.replace('/send/', '')),
          text: url.searchParams.get('content') ?? '',
        };
      },
      close: () => gateway.close(),
    };
  });
});

describe('the SMS port over a gateway that takes JSON', () => {
  smsSuite(async () => {
    const gateway = new SmsGateway();
    const sms = new GatewaySms({ url: `${await gateway.open()}/messages`, key: 'khoa-1' });
    return {
      sms,
      newest: async () => {
        const { method, headers, body } = gateway.requests.at(-1)!;
        expect([method, headers.authorization]).toEqual(['POST', 'Bearer khoa-1']);
        return JSON.parse(body) as { to: string; text: string };
      },
      close: () => gateway.close(),
    };
  });
});

describe('the SMS port into a folder', () => {
  smsSuite(async () => {
    const parent = await mkdtemp(join(tmpdir(), 'khan-dai-sms-'));
    const folder = join(parent, 'sms');
    return {
      sms: new FolderSms(folder),
      newest: async () => {
        const name = (await readdir(folder)).sort().at(-1) ?? '';
        const [to = '', text = ''] = (await readFile(join(folder, name), 'utf8')).split('\n');
        return { to, text };
      },
      close: () => rm(parent, { recursive: true, force: true }),
    };
  });
});

describe('[AU10] (personal-id) a gateway', () => {
  let gateway: SmsGateway;
  let url: string;
  beforeEach(async () => {
    gateway = new SmsGateway();
    url = `${await gateway.open()}/send?to={to}&text={text}&key={key}`;
  });
  afterEach(() => gateway.close());

  /** What a failed send logs. */
  const failure = async (sms: GatewaySms) => {
    const error: unknown = await sms.send(TO, TEXT).then(
      () => undefined,
      (fault: unknown) => fault,
    );
    const text = `${String(error)} ${JSON.stringify(error, Object.getOwnPropertyNames(error))}`;
    for (const secret of ['912345678', '482913', 'khoa-bi-mat']) expect(text).not.toContain(secret);
    return (error as Error).message;
  };

  it('that refuses, redirects, is silent or is down fails without number, code or key in the error', async () => {
    const sms = new GatewaySms({ url, key: 'khoa-bi-mat' }, { timeoutMs: 200 });
    gateway.status = 401;
    expect(await failure(sms)).toBe('the SMS gateway answered 401');
    gateway.status = 302;
    expect(await failure(sms)).toMatch(/^the SMS gateway cannot be reached: /);
    expect(gateway.requests.map(({ url: { pathname } }) => pathname)).toEqual(['/send', '/send']);
    gateway.isSilent = true;
    expect(await failure(sms)).toBe('the SMS gateway cannot be reached: TimeoutError');
    await gateway.close();
    expect(await failure(sms)).toBe('the SMS gateway cannot be reached: ECONNREFUSED');
  });

  it('is named by its host alone', () => {
    const { about } = new GatewaySms({ url: 'https://sms.example.com/send?key=abc&to={to}', key: 'khoa' });
    expect(about).toBe('Tin nhắn SMS: gửi qua sms.example.com.');
  });
});
