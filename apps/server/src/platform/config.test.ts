import { readConfig } from './config.js';
import { StartError } from './start-error.js';

describe('readConfig', () => {
  it.each([
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['SOCKET_ORIGINS', 'https://example.com'],
    ['SOCKETS_PER_ADDRESS', '0'],
    ['SITE_ORIGIN', 'khandai.example'],
    ['SITE_ORIGIN', 'https://khandai.example/vi'],
    ['SITE_ORIGIN', 'javascript:alert(1)'],
    ['SMTP_URL', 'https://smtp.example.com'],
    ['MAIL_FROM', 'không phải địa chỉ'],
    ['MAIL_FROM', 'A <a@example.com>, B <b@example.com>'],
    ['SERVE', 'web,trang'],
    ['SERVE', 'web,,api'],
    ['RACE_EVERY_MINUTES', '2'],
    ['RACE_EVERY_MINUTES', '61'],
    ['RACE_PICK_MIN', '201'],
    ['RACE_STAKE_MAX', '0'],
    ['LIVE_MENU_KEY', 'ngắn'],
    ['LIVE_MENU_KEY', 'có dấu và khoảng trắng'],
  ])('refuses %s=%s by the name of the variable', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(StartError);
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  it('[LS11] (race setting) has a race every five minutes with the demo, and none without it or where the operator wants none', () => {
    const everyMs = (env: Record<string, string>) => readConfig(env).races.everyMs;
    expect(everyMs({ FEED: 'demo' })).toBe(300_000);
    expect(everyMs({ FEED: 'none' })).toBeNull();
    expect(everyMs({ FEED: 'none', RACE_EVERY_MINUTES: '3' })).toBe(180_000);
    expect(everyMs({ FEED: 'demo', RACE_EVERY_MINUTES: '0' })).toBeNull();
    expect(readConfig({ RACE_STAKE_MAX: '150' }).races.limits).toEqual({ min: 10, max: 200, perRace: 150 });
  });

  it('reads the provider, without whose address and key its feed does not start, and shows neither in an error', () => {
    const env = { FEED: 'provider', PROVIDER_URL: 'https://api.example.com', PROVIDER_KEY: 'a-key-of-tests' };
    expect(readConfig(env).provider).toEqual({ origin: 'https://api.example.com', key: 'a-key-of-tests' });
    expect(readConfig({ ...env, FEED: 'none' }).provider).toBeUndefined();
    expect(readConfig({ FEED: 'football-data', FOOTBALL_DATA_TOKEN: 'a-token' }).footballData).toEqual({
      origin: 'https://api.football-data.org',
      key: 'a-token',
    });
    expect(() => readConfig({ FEED: 'football-data' })).toThrow('FEED=football-data cần biến FOOTBALL_DATA_TOKEN.');
    expect(() => readConfig({ FEED: 'provider' })).toThrow('FEED=provider cần biến PROVIDER_URL.');
    expect(() => readConfig({ ...env, PROVIDER_KEY: ' ' })).toThrow('FEED=provider cần biến PROVIDER_KEY.');
    for (const wrong of [{ PROVIDER_KEY: 'bí mật' }, { PROVIDER_URL: 'https://bí-mật@api.example.com/v1' }]) {
      expect(() => readConfig({ ...env, ...wrong })).toThrow(`Biến ${Object.keys(wrong)[0]} không hợp lệ`);
      expect(() => readConfig({ ...env, ...wrong })).not.toThrow('bí');
    }
  });

  it('reads what new accounts may write in the feed', () => {
    expect(readConfig({}).newcomers).toEqual({ postsPerHour: 5, commentsPerHour: 30 });
    const env = { NEW_POSTS_PER_HOUR: '0', NEW_COMMENTS_PER_HOUR: '3' };
    expect(readConfig(env).newcomers).toEqual({ postsPerHour: 0, commentsPerHour: 3 });
    for (const name of Object.keys(env)) expect(() => readConfig({ [name]: '-1' })).toThrow(name);
  });

  it('[EN5] (rules) reads when invitations are paid', () => {
    expect(readConfig({}).referral).toEqual({
      ...{ points: 200, friendPoints: 50, checkIns: 3, perMonth: 10, perNetwork: 2, networkDays: 30 },
    });
    const env = { REFERRAL_POINTS: '0', REFERRAL_CHECK_INS: '1', REFERRAL_NETWORK_DAYS: '7' };
    expect(readConfig(env).referral).toMatchObject({ points: 0, checkIns: 1, networkDays: 7 });
    expect(() => readConfig({ REFERRAL_CHECK_INS: '0' })).toThrow('REFERRAL_CHECK_INS');
  });

  it('reads the roles of the process, all of them by default', () => {
    const all = ['web', 'api', 'sockets', 'jobs', 'feeds'];
    expect([...readConfig({}).serve]).toEqual(all);
    expect([...readConfig({ SERVE: all.join(',') }).serve]).toEqual(all);
    const shared = { DATABASE_URL: 'postgres://a@b:5432/c', REDIS_URL: 'redis://b:6379', FEED: 'none' };
    expect([...readConfig({ ...shared, SERVE: ' web, api ' }).serve]).toEqual(['web', 'api']);
    expect(() => readConfig({ SERVE: 'web,trang' })).toThrow(
      'Biến SERVE không hợp lệ: chỉ nhận web, api, sockets, jobs, feeds, không phải "trang".',
    );
  });

  it('requires DATABASE_URL and REDIS_URL when SERVE splits the roles', () => {
    const why = (name: string) => `SERVE=web,api chia trang cho nhiều tiến trình nên cần biến ${name}.`;
    expect(() => readConfig({ SERVE: 'web,api' })).toThrow(why('DATABASE_URL'));
    expect(() => readConfig({ SERVE: 'web,api', DATABASE_URL: 'postgres://a@b:5432/c', FEED: 'none' })).toThrow(
      why('REDIS_URL'),
    );
  });

  it('reads the address of the site', () => {
    expect(readConfig({ SITE_ORIGIN: 'https://KhanDai.example/' }).siteOrigin).toBe('https://khandai.example');
    expect(readConfig({}).siteOrigin).toBeUndefined();
  });

  it('requires SITE_ORIGIN with TRUST_PROXY', () => {
    expect(() => readConfig({ TRUST_PROXY: 'loopback' })).toThrow('TRUST_PROXY cần biến SITE_ORIGIN');
    expect(readConfig({ TRUST_PROXY: 'loopback', SITE_ORIGIN: 'https://khandai.example' }).trustProxy).toBe('loopback');
  });

  it('requires MAIL_FROM and SITE_ORIGIN with SMTP_URL', () => {
    const smtp = { SMTP_URL: 'smtp://mail.example:587' };
    expect(() => readConfig(smtp)).toThrow('SMTP_URL cần biến MAIL_FROM.');
    expect(() => readConfig({ ...smtp, MAIL_FROM: 'a@example.com' })).toThrow('SMTP_URL cần biến SITE_ORIGIN.');
    const whole = { ...smtp, MAIL_FROM: 'Khán Đài <a@example.com>', SITE_ORIGIN: 'https://khandai.example' };
    expect(readConfig(whole).mail).toEqual({ smtpUrl: 'smtp://mail.example:587', from: 'Khán Đài <a@example.com>' });
    expect(readConfig({}).mail.smtpUrl).toBeUndefined();
  });

  it('an SMS gateway has both number and text in its URL or neither, and its key is in no error', () => {
    const whole = 'https://sms.example/send?to={to}&text={text}&key={key}';
    expect(readConfig({}).sms).toBeUndefined();
    expect(readConfig({ SMS_URL: whole, SMS_KEY: 'k' }).sms).toEqual({ url: whole, key: 'k' });
    expect(readConfig({ SMS_URL: 'https://sms.example/send' }).sms?.key).toBeUndefined();
    expect(() => readConfig({ SMS_KEY: 'k' })).toThrow('SMS_KEY cần biến SMS_URL.');
    expect(() => readConfig({ SMS_URL: whole })).toThrow('cần biến SMS_KEY');
    for (const wrong of ['https://a.example/bi-mat?to={to}', 'ftp://bi-mat/{to}/{text}']) {
      expect(() => readConfig({ SMS_URL: wrong })).toThrow(/SMS_URL(?!.*bi-mat)/);
    }
  });

  it('accepts all settings of an S3 store or none, and prints no secret', () => {
    const store = {
      S3_ENDPOINT: 'https://s3.example:9000/',
      S3_BUCKET: 'khan-dai',
      S3_ACCESS_KEY_ID: 'khóa',
      S3_SECRET_ACCESS_KEY: 'bí mật',
    };
    expect(readConfig({}).s3).toBeUndefined();
    expect(readConfig(store).s3).toEqual({
      endpoint: 'https://s3.example:9000',
      bucket: 'khan-dai',
      region: 'us-east-1',
      accessKeyId: 'khóa',
      secretAccessKey: 'bí mật',
    });
    expect(() => readConfig({ S3_BUCKET: 'khan-dai' })).toThrow('S3_BUCKET cần biến S3_ENDPOINT.');
    expect(() => readConfig({ ...store, S3_SECRET_ACCESS_KEY: '' })).toThrow(
      'S3_ENDPOINT cần biến S3_SECRET_ACCESS_KEY.',
    );
    expect(() => readConfig({ ...store, S3_ENDPOINT: 'https://khóa:bí-mật@s3.example' })).toThrow('S3_ENDPOINT');
    expect(() => readConfig({ ...store, S3_ENDPOINT: 'https://khóa:bí-mật@s3.example' })).not.toThrow('bí-mật');
    expect(() => readConfig({ ...store, S3_BUCKET: '../khác' })).toThrow('S3_BUCKET');
  });

  it('reads the hosts whose pages may open sockets', () => {
    expect(readConfig({ SOCKET_ORIGINS: 'khandai.example, m.khandai.example:8080' }).socketOrigins).toEqual([
      'khandai.example',
      'm.khandai.example:8080',
    ]);
    expect(readConfig({}).socketOrigins).toEqual([]);
  });

  it('refuses a real database without FEED, and explains that the demo would write to it', () => {
    const DATABASE_URL = 'postgres://a:b@localhost:5432/site';
    expect(() => readConfig({ DATABASE_URL })).toThrow(/^DATABASE_URL cần biến FEED: .*mô phỏng/);
    expect(readConfig({ DATABASE_URL, FEED: 'demo' }).feed).toBe('demo');
    // A process without the `feeds` role writes no matches.
    expect(readConfig({ DATABASE_URL, REDIS_URL: 'redis://b:6379', SERVE: 'web,api' }).feed).toBe('none');
    expect(readConfig({}).feed).toBe('demo');
  });
});
