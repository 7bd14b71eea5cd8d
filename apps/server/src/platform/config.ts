import { resolve } from 'node:path';
import type { SiteSettings } from './site-settings.js';
import { TrustedProxies } from './http/trusted-proxies.js';
import type { S3Settings } from './storage/s3-storage.js';
import { StartError } from './start-error.js';

const feeds = ['demo', 'recording', 'none'] as const;
export type FeedName = (typeof feeds)[number];
/** What a process can do; together they are the whole site. */
const serveRoles = ['web', 'api', 'sockets', 'jobs', 'feeds'] as const;
export type ServeRole = (typeof serveRoles)[number];
const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** What an operator sets, checked. Variables and their meaning stand in docs/operations.md. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute path. */
  readonly dataDir: string;
  /** What this process does; all of it unless the operator splits the site over several processes. */
  readonly serve: ReadonlySet<ServeRole>;
  readonly feed: FeedName;
  /** Absolute path of a folder of payloads, or of one set in it: `<folder>/<prefix>`. Set when the feed is `recording`. */
  readonly recording: string | undefined;
  /** The instant of the record that is "now" when the server starts. */
  readonly recordingNow: Date | undefined;
  /** How many seconds of the record pass in a second. */
  readonly recordingSpeed: number;
  readonly demoSeed: string | undefined;
  /** The minute of the demo's night, 0 to 179, that is now when the server starts. */
  readonly demoMinute: number | undefined;
  readonly databaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  readonly tokenSecret: string | undefined;
  readonly logLevel: (typeof levels)[number];
  /** Addresses of proxies whose X-Forwarded-* headers are believed. */
  readonly trustProxy: string | undefined;
  /** Hosts besides the page's own whose pages may open sockets, as in `example.com:8080`. */
  readonly socketOrigins: readonly string[];
  /** Sockets that one address may have. */
  readonly socketsPerAddress: number;
  /** Sockets that one address may open in a minute. */
  readonly socketOpensPerMinute: number;
  /** Calls a minute of one member, guest or address that have no limit of their own. */
  readonly callsPerMinute: number;
  readonly site: SiteSettings;
  readonly mail: MailSettings;
  /** Where uploads are kept; absent, in DATA_DIR. */
  readonly s3: S3Settings | undefined;
  /** Address of the site as readers know it, `https://example.com`; absent, each request's own host. */
  readonly siteOrigin: string | undefined;
  /** What other sites send in the header `key` to be told the live menu; absent, nobody is. */
  readonly liveMenuKey: string | undefined;
}

export interface MailSettings {
  /** Absent, letters become files. */
  readonly smtpUrl: string | undefined;
  /** `Name <address>` or an address. */
  readonly from: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const SHORTEST_SECRET = 32;
const SHORTEST_KEY = 16;

/** Reads the environment; the first variable that is wrong ends the start with a sentence that names it. */
export function readConfig(env: Environment): Config {
  // A variable set to nothing, as in `PORT= npm start`, counts as not set.
  const read = (name: string) => env[name]?.trim() || undefined;
  const roles = serve(read);
  const feed = feedOf(read, roles);
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
    demoMinute: read('DEMO_MINUTE') === undefined ? undefined : integer('DEMO_MINUTE', read('DEMO_MINUTE') ?? '', 0, 179),
    databaseUrl: url('DATABASE_URL', read('DATABASE_URL'), ['postgres:', 'postgresql:'], 'postgres://người-dùng:mật-khẩu@máy-chủ:5432/tên'),
    redisUrl: url('REDIS_URL', read('REDIS_URL'), ['redis:', 'rediss:'], 'redis://máy-chủ:6379'),
    tokenSecret: secret('TOKEN_SECRET', read('TOKEN_SECRET')),
    logLevel: oneOf('LOG_LEVEL', read('LOG_LEVEL') ?? 'warn', levels),
    trustProxy: proxies('TRUST_PROXY', read('TRUST_PROXY')),
    socketOrigins: hosts('SOCKET_ORIGINS', read('SOCKET_ORIGINS')),
    socketsPerAddress: integer('SOCKETS_PER_ADDRESS', read('SOCKETS_PER_ADDRESS') ?? '200', 1, 1_000_000),
    socketOpensPerMinute: integer('SOCKET_OPENS_PER_MINUTE', read('SOCKET_OPENS_PER_MINUTE') ?? '600', 1, 1_000_000),
    callsPerMinute: integer('CALLS_PER_MINUTE', read('CALLS_PER_MINUTE') ?? '1200', 1, 1_000_000),
    site: {
      imageHosts: hosts('IMAGE_HOSTS', read('IMAGE_HOSTS')),
      analyticsSrc: url('ANALYTICS_SRC', read('ANALYTICS_SRC'), ['https:'], 'https://máy-chủ/đo.js'),
      iconService: iconService('ICON_SERVICE', read('ICON_SERVICE')),
    },
    mail: mail(read),
    s3: s3(read),
    siteOrigin: origin('SITE_ORIGIN', read('SITE_ORIGIN')),
    liveMenuKey: apiKey('LIVE_MENU_KEY', read('LIVE_MENU_KEY')),
  };
}

/** Processes that share the work meet in one database and hear each other over one bus. */
function serve(read: (name: string) => string | undefined): ReadonlySet<ServeRole> {
  const text = read('SERVE');
  if (text === undefined) return new Set(serveRoles);
  const names = text.split(',').map((name) => name.trim());
  const roles = new Set(names.map((name) => oneOf('SERVE', name, serveRoles)));
  const missing = ['DATABASE_URL', 'REDIS_URL'].find((name) => roles.size < serveRoles.length && read(name) === undefined);
  if (missing !== undefined) throw new StartError(`SERVE=${text} chia trang cho nhiều tiến trình nên cần biến ${missing}.`);
  return roles;
}

/** What an operator who splits the site is told of this process. */
export function rolesNotice({ serve: roles }: Pick<Config, 'serve'>): readonly string[] {
  return roles.size < serveRoles.length ? [`SERVE: tiến trình này chỉ phục vụ ${[...roles].join(', ')}.`] : [];
}

function refuse(name: string, rest: string): never {
  throw new StartError(`Biến ${name} không hợp lệ: ${rest}.`);
}

function integer(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  return refuse(name, `cần một số nguyên từ ${least} đến ${most}, không phải "${text}"`);
}

function oneOf<T extends string>(name: string, text: string, known: readonly T[]): T {
  return known.find((value) => value === text) ?? refuse(name, `chỉ nhận ${known.join(', ')}, không phải "${text}"`);
}

/**
 * Without FEED the demo runs, but only over the embedded database: its invented people must never get into a real one by
 * omission. A process that runs no feeds writes nothing and needs no FEED.
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
  return value > 0 && value <= 1000 ? value : refuse(name, `cần một số lớn hơn 0 và không quá 1000, không phải "${text}"`);
}

function instant(name: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const value = new Date(text);
  return Number.isNaN(value.getTime()) ? refuse(name, `cần một thời điểm như 2026-08-17T19:00:00Z, không phải "${text}"`) : value;
}

// The text itself is not repeated: it may hold a password.
function url(name: string, text: string | undefined, protocols: readonly string[], example: string): string | undefined {
  if (text === undefined) return undefined;
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
  return refuse(name, `cần một địa chỉ như ${example}`);
}

/** Links in letters lead to the site. Whoever asks for one could name any host, so where mail is real its origin is set. */
function mail(read: (name: string) => string | undefined): MailSettings {
  const smtpUrl = url('SMTP_URL', read('SMTP_URL'), ['smtp:', 'smtps:'], 'smtp://người-dùng:mật-khẩu@máy-chủ:587');
  const missing = ['MAIL_FROM', 'SITE_ORIGIN'].find((name) => smtpUrl !== undefined && read(name) === undefined);
  if (missing !== undefined) throw new StartError(`SMTP_URL cần biến ${missing}.`);
  return { smtpUrl, from: sender('MAIL_FROM', read('MAIL_FROM') ?? 'Khán Đài <khong-tra-loi@khandai.localhost>') };
}

/** All of them or none: one that is forgotten would keep uploads where nobody looks for them. */
function s3(read: (name: string) => string | undefined): S3Settings | undefined {
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const [endpoint, bucket, accessKeyId, secretAccessKey] = names.map(read);
  const set = [...names, 'S3_REGION'].find((name) => read(name) !== undefined);
  if (set === undefined) return undefined;
  if (endpoint === undefined || bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) {
    throw new StartError(`${set} cần biến ${names.find((name) => read(name) === undefined) ?? ''}.`);
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) refuse('S3_BUCKET', `cần tên một thùng như khan-dai, không phải "${bucket}"`);
  return {
    // The text itself is not repeated: it may hold a password.
    endpoint: plainOrigin(endpoint) ?? refuse('S3_ENDPOINT', 'cần một địa chỉ như https://s3.example.com, không có đường dẫn và mật khẩu'),
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
  return plainOrigin(text) ?? refuse(name, `cần một địa chỉ như https://example.com, không có đường dẫn, không phải "${text}"`);
}

function plainOrigin(text: string): string | undefined {
  const address = URL.parse(text);
  const plain = address !== null && /^https?:$/.test(address.protocol) && address.pathname === '/' && !address.search && !address.hash;
  return plain && address.username === '' ? address.origin : undefined;
}

// The text itself is not repeated: it is a secret.
function apiKey(name: string, text: string | undefined): string | undefined {
  if (text === undefined || (text.length >= SHORTEST_KEY && /^[\x21-\x7e]+$/.test(text))) return text;
  return refuse(name, `cần ít nhất ${SHORTEST_KEY} chữ cái, chữ số hoặc ký hiệu không dấu, không có khoảng trắng`);
}

function iconService(name: string, text: string | undefined): string | undefined {
  const example = 'https://máy-chủ/{name}.svg';
  if (text === undefined || text.includes('{name}')) return url(name, text, ['https:', 'http:'], example);
  return refuse(name, `cần một địa chỉ như ${example}`);
}

function secret(name: string, text: string | undefined): string | undefined {
  if (text === undefined || text.length >= SHORTEST_SECRET) return text;
  return refuse(name, `cần ít nhất ${SHORTEST_SECRET} ký tự`);
}

// Fastify takes the same text; a word it does not know would end the start with a sentence that names no variable.
function proxies(name: string, text: string | undefined): string | undefined {
  if (TrustedProxies.parse(text)) return text;
  return refuse(name, `cần địa chỉ hoặc mạng con cách nhau bằng dấu phẩy như 10.0.0.1,10.1.0.0/16, không phải "${text}"`);
}

function hosts(name: string, text: string | undefined): readonly string[] {
  const list = (text ?? '').split(',').map((host) => host.trim());
  const wrong = list.find((host) => host !== '' && URL.parse(`http://${host}`)?.host !== host);
  if (wrong === undefined) return list.filter(Boolean);
  return refuse(name, `cần tên máy chủ cách nhau bằng dấu phẩy như example.com,example.org:8080, không phải "${wrong}"`);
}

// Whether there is a record in it, the feed itself knows best and tells before it starts.
function recordingPath(feed: FeedName, text: string | undefined): string | undefined {
  if (feed === 'recording' && text === undefined) throw new StartError('FEED=recording cần biến RECORDING: thư mục chứa bản ghi dữ liệu.');
  return text === undefined ? undefined : resolve(text);
}
