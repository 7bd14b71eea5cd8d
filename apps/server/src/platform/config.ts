import { resolve } from 'node:path';
import type { SiteSettings } from './site-settings.js';
import { TrustedProxies } from './http/trusted-proxies.js';
import type { SmsSettings } from './sms/gateway-sms.js';
import type { S3Settings } from './storage/s3-storage.js';
import { StartError } from './start-error.js';

const feeds = ['demo', 'recording', 'none'] as const;
export type FeedName = (typeof feeds)[number];
/** Roles of a process; together they make up the whole site. */
const serveRoles = ['web', 'api', 'sockets', 'jobs', 'feeds'] as const;
export type ServeRole = (typeof serveRoles)[number];
const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Validated configuration. docs/operations.md documents the variables. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute path. */
  readonly dataDir: string;
  /** Roles of this process; all of them unless the operator splits the site over several processes. */
  readonly serve: ReadonlySet<ServeRole>;
  readonly feed: FeedName;
  /**
   * Absolute path of a folder of payloads, or of one set in it: `<folder>/<prefix>`. Set when the feed is `recording`.
   */
  readonly recording: string | undefined;
  /** The instant in the recording that corresponds to the server's start. */
  readonly recordingNow: Date | undefined;
  /** Playback speed: seconds of the recording per second of real time. */
  readonly recordingSpeed: number;
  readonly demoSeed: string | undefined;
  /** Minute of the demo evening (0 to 179) at the server's start. */
  readonly demoMinute: number | undefined;
  readonly databaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  readonly tokenSecret: string | undefined;
  readonly logLevel: (typeof levels)[number];
  /** Addresses of trusted proxies, whose X-Forwarded-* headers are used. */
  readonly trustProxy: string | undefined;
  /** Additional hosts whose pages may open sockets, as in `example.com:8080`. The page's own host is always allowed. */
  readonly socketOrigins: readonly string[];
  /** Max open sockets per address. */
  readonly socketsPerAddress: number;
  /** Max socket connections per address and minute. */
  readonly socketOpensPerMinute: number;
  /** Connections of one address, sockets included. */
  readonly connectionsPerAddress: number;
  /** Max calls a minute per user, guest or address, over all calls without a limit of their own. */
  readonly callsPerMinute: number;
  readonly site: SiteSettings;
  readonly mail: MailSettings;
  /** When absent, SMS are written to files. */
  readonly sms: SmsSettings | undefined;
  /** S3 store for uploads; when absent, uploads go to DATA_DIR. */
  readonly s3: S3Settings | undefined;
  /** Public origin of the site, `https://example.com`; when absent, each request's own host is used. */
  readonly siteOrigin: string | undefined;
  /**
   * Value of the `key` header that authorises other sites to read the live menu; when absent, every such call is
   * refused.
   */
  readonly liveMenuKey: string | undefined;
}

export interface MailSettings {
  /** When absent, e-mails are written to files. */
  readonly smtpUrl: string | undefined;
  /** `Name <address>` or an address. */
  readonly from: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Connections for pages and calls that an address has besides the sockets of chat and presence. */
const PAGE_CONNECTIONS = 400;
const MIN_SECRET_LENGTH = 32;
const MIN_KEY_LENGTH = 16;

/** Reads the environment. The first invalid variable aborts the start with an error message that names it. */
export function readConfig(env: Environment): Config {
  // A variable set to nothing, as in `PORT= npm start`, counts as not set.
  const read = (name: string) => env[name]?.trim() || undefined;
  const roles = serve(read);
  const feed = feedOf(read, roles);
  const socketsPerAddress = integer('SOCKETS_PER_ADDRESS', read('SOCKETS_PER_ADDRESS') ?? '200', 1, 1_000_000);
  if (read('TRUST_PROXY') !== undefined && read('SITE_ORIGIN') === undefined)
    throw new StartError(
      'TRUST_PROXY cần biến SITE_ORIGIN: sau máy chủ trung gian, ai cũng có thể nêu một tên miền bất kỳ.',
    );
  return {
    port: integer('PORT', read('PORT') ?? '4200', 0, 65_535),
    host: read('HOST') ?? '127.0.0.1',
    dataDir: resolve(read('DATA_DIR') ?? '.data'),
    serve: roles,
    feed,
    recording: recordingPath(feed, read('RECORDING')),
    recordingNow: instant('RECORDING_NOW', read('RECORDING_NOW')),
    recordingSpeed: speed('RECORDING_SPEED', read('RECORDING_SPEED') ?? '1'),
    demoSeed: read('DEMO_SEED'),
    demoMinute:
      read('DEMO_MINUTE') === undefined ? undefined : integer('DEMO_MINUTE', read('DEMO_MINUTE') ?? '', 0, 179),
    databaseUrl: url(
      'DATABASE_URL',
      read('DATABASE_URL'),
      ['postgres:', 'postgresql:'],
      'postgres://người-dùng:mật-khẩu@máy-chủ:5432/tên',
    ),
    redisUrl: url('REDIS_URL', read('REDIS_URL'), ['redis:', 'rediss:'], 'redis://máy-chủ:6379'),
    tokenSecret: secret('TOKEN_SECRET', read('TOKEN_SECRET')),
    logLevel: oneOf('LOG_LEVEL', read('LOG_LEVEL') ?? 'warn', levels),
    trustProxy: proxies('TRUST_PROXY', read('TRUST_PROXY')),
    socketOrigins: hosts('SOCKET_ORIGINS', read('SOCKET_ORIGINS')),
    socketsPerAddress,
    connectionsPerAddress: integer(
      'CONNECTIONS_PER_ADDRESS',
      read('CONNECTIONS_PER_ADDRESS') ?? String(2 * socketsPerAddress + PAGE_CONNECTIONS),
      1,
      10_000_000,
    ),
    socketOpensPerMinute: integer('SOCKET_OPENS_PER_MINUTE', read('SOCKET_OPENS_PER_MINUTE') ?? '600', 1, 1_000_000),
    callsPerMinute: integer('CALLS_PER_MINUTE', read('CALLS_PER_MINUTE') ?? '1200', 1, 1_000_000),
    site: {
      imageHosts: hosts('IMAGE_HOSTS', read('IMAGE_HOSTS')),
      analyticsSrc: url('ANALYTICS_SRC', read('ANALYTICS_SRC'), ['https:'], 'https://máy-chủ/đo.js'),
      iconService: iconService('ICON_SERVICE', read('ICON_SERVICE')),
    },
    mail: mail(read),
    sms: sms(read),
    s3: s3(read),
    siteOrigin: origin('SITE_ORIGIN', read('SITE_ORIGIN')),
    liveMenuKey: apiKey('LIVE_MENU_KEY', read('LIVE_MENU_KEY')),
  };
}

/** Processes that share the work need one database and one bus in common. */
function serve(read: (name: string) => string | undefined): ReadonlySet<ServeRole> {
  const text = read('SERVE');
  if (text === undefined) return new Set(serveRoles);
  const names = text.split(',').map((name) => name.trim());
  const roles = new Set(names.map((name) => oneOf('SERVE', name, serveRoles)));
  const missing = ['DATABASE_URL', 'REDIS_URL'].find(
    (name) => roles.size < serveRoles.length && read(name) === undefined,
  );
  if (missing !== undefined)
    throw new StartError(`SERVE=${text} chia trang cho nhiều tiến trình nên cần biến ${missing}.`);
  return roles;
}

/** Notice at the start for an operator who splits the site over several processes. */
export function rolesNotice({ serve: roles }: Pick<Config, 'serve'>): readonly string[] {
  return roles.size < serveRoles.length ? [`SERVE: tiến trình này chỉ phục vụ ${[...roles].join(', ')}.`] : [];
}

function refuse(name: string, rest: string): never {
  throw new StartError(`Biến ${name} không hợp lệ: ${rest}.`);
}

function integer(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  return refuse(name, `cần một số nguyên từ ${min} đến ${max}, không phải "${text}"`);
}

function oneOf<T extends string>(name: string, text: string, known: readonly T[]): T {
  return known.find((value) => value === text) ?? refuse(name, `chỉ nhận ${known.join(', ')}, không phải "${text}"`);
}

/**
 * Without FEED the demo runs, but only with the embedded database: a forgotten variable must never write simulated
 * users into a production database. A process that runs no feeds writes nothing and needs no FEED.
 */
function feedOf(read: (name: string) => string | undefined, roles: ReadonlySet<ServeRole>): FeedName {
  const text = read('FEED');
  if (text === undefined && read('DATABASE_URL') !== undefined) {
    if (!roles.has('feeds')) return 'none';
    throw new StartError(
      'DATABASE_URL cần biến FEED: không có FEED thì máy chủ sẽ ghi trận và người mô phỏng vào cơ sở dữ liệu thật. ' +
        'Đặt FEED=none, FEED=recording, hoặc FEED=demo nếu đúng là muốn dữ liệu mô phỏng ở đó.',
    );
  }
  return oneOf('FEED', text ?? 'demo', feeds);
}

function speed(name: string, text: string): number {
  const value = Number(text);
  return value > 0 && value <= 1000
    ? value
    : refuse(name, `cần một số lớn hơn 0 và không quá 1000, không phải "${text}"`);
}

function instant(name: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const value = new Date(text);
  return Number.isNaN(value.getTime())
    ? refuse(name, `cần một thời điểm như 2026-08-17T19:00:00Z, không phải "${text}"`)
    : value;
}

// The error omits the value: it may contain a password.
function url(
  name: string,
  text: string | undefined,
  protocols: readonly string[],
  example: string,
): string | undefined {
  if (text === undefined) return undefined;
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
  return refuse(name, `cần một địa chỉ như ${example}`);
}

/** Links in e-mails lead to the site. A request's Host header can name any host, so real mail requires SITE_ORIGIN. */
function mail(read: (name: string) => string | undefined): MailSettings {
  const smtpUrl = url('SMTP_URL', read('SMTP_URL'), ['smtp:', 'smtps:'], 'smtp://người-dùng:mật-khẩu@máy-chủ:587');
  const missing = ['MAIL_FROM', 'SITE_ORIGIN'].find((name) => smtpUrl !== undefined && read(name) === undefined);
  if (missing !== undefined) throw new StartError(`SMTP_URL cần biến ${missing}.`);
  return { smtpUrl, from: sender('MAIL_FROM', read('MAIL_FROM') ?? 'Khán Đài <khong-tra-loi@khandai.localhost>') };
}

// The error omits the value: it may contain a key.
function sms(read: (name: string) => string | undefined): SmsSettings | undefined {
  const example = 'https://máy-chủ/gửi?to={to}&text={text}&key={key}';
  const template = url('SMS_URL', read('SMS_URL'), ['https:', 'http:'], example);
  const key = read('SMS_KEY');
  if (template === undefined) {
    if (key !== undefined) throw new StartError('SMS_KEY cần biến SMS_URL.');
    return undefined;
  }
  const { username, password, host } = new URL(template);
  // fetch refuses a name and a password in an address; a value in the host would become part of a DNS name.
  if (username !== '' || password !== '' || /%7[bd]|[{}]/i.test(host))
    refuse('SMS_URL', `không được có mật khẩu, hay {…} trong tên máy chủ; cần một địa chỉ như ${example}`);
  if (key !== undefined && !/^[\x21-\x7e]+$/.test(key))
    throw new StartError('SMS_KEY chỉ được có ký tự ASCII, không có dấu cách.');
  if (template.includes('{text}') !== template.includes('{to}'))
    refuse('SMS_URL', `cần cả {to} và {text} như ${example}, hoặc không có cả hai`);
  if (template.includes('{key}') && key === undefined) throw new StartError('SMS_URL có {key} nên cần biến SMS_KEY.');
  return { url: template, key };
}

/** All S3 variables or none: with one missing, uploads would silently go to the local folder. */
function s3(read: (name: string) => string | undefined): S3Settings | undefined {
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const [endpoint, bucket, accessKeyId, secretAccessKey] = names.map(read);
  const set = [...names, 'S3_REGION'].find((name) => read(name) !== undefined);
  if (set === undefined) return undefined;
  if (endpoint === undefined || bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) {
    throw new StartError(`${set} cần biến ${names.find((name) => read(name) === undefined) ?? ''}.`);
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    refuse('S3_BUCKET', `cần tên một thùng như khan-dai, không phải "${bucket}"`);
  return {
    // The error omits the value: it may contain a password.
    endpoint:
      plainOrigin(endpoint) ??
      refuse('S3_ENDPOINT', 'cần một địa chỉ như https://s3.example.com, không có đường dẫn và mật khẩu'),
    bucket,
    region: read('S3_REGION') ?? 'us-east-1',
    accessKeyId,
    secretAccessKey,
  };
}

function sender(name: string, text: string): string {
  const address = /^[^<>"\r\n]*<([^<>]+)>$/.exec(text)?.[1] ?? text;
  if (/^[^\s<>@,;"]+@[^\s<>@,;"]+$/.test(address)) return text;
  return refuse(name, `cần một địa chỉ như Khán Đài <khong-tra-loi@example.com>, không phải "${text}"`);
}

function origin(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  return (
    plainOrigin(text) ??
    refuse(name, `cần một địa chỉ như https://example.com, không có đường dẫn, không phải "${text}"`)
  );
}

function plainOrigin(text: string): string | undefined {
  const address = URL.parse(text);
  const plain =
    address !== null &&
    /^https?:$/.test(address.protocol) &&
    address.pathname === '/' &&
    !address.search &&
    !address.hash;
  return plain && address.username === '' ? address.origin : undefined;
}

// The error omits the value: it is a secret.
function apiKey(name: string, text: string | undefined): string | undefined {
  if (text === undefined || (text.length >= MIN_KEY_LENGTH && /^[\x21-\x7e]+$/.test(text))) return text;
  return refuse(name, `cần ít nhất ${MIN_KEY_LENGTH} chữ cái, chữ số hoặc ký hiệu không dấu, không có khoảng trắng`);
}

function iconService(name: string, text: string | undefined): string | undefined {
  const example = 'https://máy-chủ/{name}.svg';
  if (text === undefined || text.includes('{name}')) return url(name, text, ['https:', 'http:'], example);
  return refuse(name, `cần một địa chỉ như ${example}`);
}

function secret(name: string, text: string | undefined): string | undefined {
  if (text === undefined || text.length >= MIN_SECRET_LENGTH) return text;
  return refuse(name, `cần ít nhất ${MIN_SECRET_LENGTH} ký tự`);
}

// Fastify accepts the same syntax, but its error for an unknown word does not name the variable.
function proxies(name: string, text: string | undefined): string | undefined {
  if (TrustedProxies.parse(text)) return text;
  return refuse(
    name,
    `cần địa chỉ hoặc mạng con cách nhau bằng dấu phẩy như 10.0.0.1,10.1.0.0/16, không phải "${text}"`,
  );
}

function hosts(name: string, text: string | undefined): readonly string[] {
  const list = (text ?? '').split(',').map((host) => host.trim());
  const wrong = list.find((host) => host !== '' && URL.parse(`http://${host}`)?.host !== host);
  if (wrong === undefined) return list.filter(Boolean);
  return refuse(
    name,
    `cần tên máy chủ cách nhau bằng dấu phẩy như example.com,example.org:8080, không phải "${wrong}"`,
  );
}

// Only resolves the path; the feed itself checks at its start that the folder contains a recording.
function recordingPath(feed: FeedName, text: string | undefined): string | undefined {
  if (feed === 'recording' && text === undefined)
    throw new StartError('FEED=recording cần biến RECORDING: thư mục chứa bản ghi dữ liệu.');
  return text === undefined ? undefined : resolve(text);
}
