import { resolve } from 'node:path';
import type { StakeLimits } from '@khandai/contracts';
import {
  apiKey,
  hosts,
  iconService,
  instant,
  integer,
  oneOf,
  origin,
  plainOrigin,
  proxies,
  type ReadVariable,
  refuse,
  secret,
  sender,
  speed,
  url,
} from './config-values.js';
import type { SiteSettings } from './site-settings.js';
import type { SmsSettings } from './sms/gateway-sms.js';
import { smsSettings } from './sms/sms-settings.js';
import type { S3Settings } from './storage/s3-storage.js';
import { StartError } from './start-error.js';
import { type RaceSettings, raceSettings } from './race-settings.js';
import { priceAge, stakeLimits } from './stake-limits.js';

const feeds = ['demo', 'provider', 'football-data', 'recording', 'none'] as const;
export type FeedName = (typeof feeds)[number];
/** Roles of a process; together they make up the whole site. */
const serveRoles = ['web', 'api', 'sockets', 'jobs', 'feeds'] as const;
export type ServeRole = (typeof serveRoles)[number];
const switches = ['on', 'off'] as const;
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
  /** football-data.org; set when the feed is `football-data`. `key` is its token. */
  readonly footballData: ProviderSettings | undefined;
  /** The provider's API; set when the feed is `provider`. */
  readonly provider: ProviderSettings | undefined;
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
  /** Points that a new member starts with. */
  readonly welcomePoints: number;
  /** What members may stake on matches, in play points. */
  readonly stakes: StakeLimits;
  readonly races: RaceSettings;
  /** Members stake at prices that the site read no longer ago than this. */
  readonly priceAgeMs: number;
  /** When reports of members hide a message of the chat. */
  readonly reports: ReportSettings;
  readonly friends: FriendSettings;
  readonly newcomers: NewcomerSettings;
  readonly referral: ReferralSettings;
  readonly site: SiteSettings;
  readonly mail: MailSettings;
  /** When absent, SMS are written to files. */
  readonly sms: SmsSettings | undefined;
  /** S3 store for uploads; when absent, uploads go to DATA_DIR. */
  readonly s3: S3Settings | undefined;
  /** Max size of a video of a highlight, a reel or a film. */
  readonly titleVideoBytes: number;
  /** Public origin of the site, `https://example.com`; when absent, each request's own host is used. */
  readonly siteOrigin: string | undefined;
  /**
   * Value of the `key` header that authorises other sites to read the live menu; when absent, every such call is
   * refused.
   */
  readonly liveMenuKey: string | undefined;
}

export interface ProviderSettings {
  /** Without a path. */
  readonly origin: string;
  /** A secret: it is in no log and in no error. */
  readonly key: string;
}

export interface ReportSettings {
  /** Reports of this many members hide a message. */
  readonly toHide: number;
  /** Members whose account is younger than this count for one together. */
  readonly newcomerMs: number;
}

export interface FriendSettings {
  /** Max friend requests that one member sends in 24 hours. */
  readonly requestsPerDay: number;
  /** The same for members whose account is younger than a day. */
  readonly newcomerRequestsPerDay: number;
}

/** What members may write in the feed while their account is younger than a day. */
export interface NewcomerSettings {
  readonly postsPerHour: number;
  readonly commentsPerHour: number;
}

/** When a member is paid for friends whom they invited. */
export interface ReferralSettings {
  /** Points of the inviter; 0: none. */
  readonly points: number;
  /** Points of the invited friend; 0: none. */
  readonly friendPoints: number;
  /** Days on which the friend checks in before both are paid. */
  readonly checkIns: number;
  /** Friends for whom one inviter is paid in a month. */
  readonly perMonth: number;
  /** Friends of one inviter who count although they registered in the same network within `networkDays`. */
  readonly perNetwork: number;
  /** How long a hash of the network is stored. */
  readonly networkDays: number;
}

export interface MailSettings {
  /** When absent, e-mails are written to files. */
  readonly smtpUrl: string | undefined;
  /** `Name <address>` or an address. */
  readonly from: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const HOUR_MS = 3_600_000;
const MEGABYTE = 1024 * 1024;

/** Connections for pages and calls that an address has besides the sockets of chat and presence. */
const PAGE_CONNECTIONS = 400;

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
    provider: feed === 'provider' && roles.has('feeds') ? provider(read, PROVIDER) : undefined,
    footballData: feed === 'football-data' && roles.has('feeds') ? provider(read, FOOTBALL_DATA) : undefined,
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
    // There is no other way yet to earn points, so that visitors of the demo can try gifts.
    welcomePoints: integer('WELCOME_POINTS', read('WELCOME_POINTS') ?? (feed === 'demo' ? '1000' : '0'), 0, 1_000_000),
    stakes: stakeLimits(read),
    races: raceSettings(read, feed === 'demo'),
    priceAgeMs: priceAge(read),
    reports: {
      toHide: integer('REPORTS_TO_HIDE', read('REPORTS_TO_HIDE') ?? '5', 1, 1_000),
      newcomerMs: integer('REPORTER_HOURS', read('REPORTER_HOURS') ?? '24', 0, 8_760) * HOUR_MS,
    },
    friends: {
      requestsPerDay: integer('FRIEND_REQUESTS_PER_DAY', read('FRIEND_REQUESTS_PER_DAY') ?? '50', 0, 1_000),
      newcomerRequestsPerDay: integer(
        'NEW_FRIEND_REQUESTS_PER_DAY',
        read('NEW_FRIEND_REQUESTS_PER_DAY') ?? '10',
        0,
        1_000,
      ),
    },
    newcomers: {
      postsPerHour: integer('NEW_POSTS_PER_HOUR', read('NEW_POSTS_PER_HOUR') ?? '5', 0, 1_000),
      commentsPerHour: integer('NEW_COMMENTS_PER_HOUR', read('NEW_COMMENTS_PER_HOUR') ?? '30', 0, 10_000),
    },
    referral: {
      points: integer('REFERRAL_POINTS', read('REFERRAL_POINTS') ?? '200', 0, 100_000),
      friendPoints: integer('REFERRAL_FRIEND_POINTS', read('REFERRAL_FRIEND_POINTS') ?? '50', 0, 100_000),
      checkIns: integer('REFERRAL_CHECK_INS', read('REFERRAL_CHECK_INS') ?? '3', 1, 60),
      perMonth: integer('REFERRAL_PER_MONTH', read('REFERRAL_PER_MONTH') ?? '10', 0, 10_000),
      perNetwork: integer('REFERRAL_PER_NETWORK', read('REFERRAL_PER_NETWORK') ?? '2', 0, 10_000),
      networkDays: integer('REFERRAL_NETWORK_DAYS', read('REFERRAL_NETWORK_DAYS') ?? '30', 1, 365),
    },
    site: {
      imageHosts: hosts('IMAGE_HOSTS', read('IMAGE_HOSTS')),
      analyticsSrc: url('ANALYTICS_SRC', read('ANALYTICS_SRC'), ['https:'], 'https://máy-chủ/đo.js'),
      iconService: iconService('ICON_SERVICE', read('ICON_SERVICE')),
      chatOwl: oneOf('CHAT_OWL', read('CHAT_OWL') ?? 'off', switches) === 'on',
    },
    mail: mail(read),
    sms: smsSettings(read),
    s3: s3(read),
    titleVideoBytes: integer('TITLE_VIDEO_MB', read('TITLE_VIDEO_MB') ?? '4000', 100, 5_000) * MEGABYTE,
    siteOrigin: origin('SITE_ORIGIN', read('SITE_ORIGIN')),
    liveMenuKey: apiKey('LIVE_MENU_KEY', read('LIVE_MENU_KEY')),
  };
}

/** Processes that share the work need one database and one bus in common. */
function serve(read: ReadVariable): ReadonlySet<ServeRole> {
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

/**
 * Without FEED the demo runs, but only with the embedded database: a forgotten variable must never write simulated
 * users into a production database. A process that runs no feeds writes nothing and needs no FEED.
 */
function feedOf(read: ReadVariable, roles: ReadonlySet<ServeRole>): FeedName {
  const text = read('FEED');
  if (text === undefined && read('DATABASE_URL') !== undefined) {
    if (!roles.has('feeds')) return 'none';
    throw new StartError(
      'DATABASE_URL cần biến FEED: không có FEED thì máy chủ sẽ ghi trận và người mô phỏng vào cơ sở dữ liệu thật. ' +
        'Đặt FEED=provider, FEED=none, FEED=recording, hoặc FEED=demo nếu đúng là muốn dữ liệu mô phỏng ở đó.',
    );
  }
  return oneOf('FEED', text ?? 'demo', feeds);
}

/** Links in e-mails lead to the site. A request's Host header can name any host, so real mail requires SITE_ORIGIN. */
function mail(read: ReadVariable): MailSettings {
  const smtpUrl = url('SMTP_URL', read('SMTP_URL'), ['smtp:', 'smtps:'], 'smtp://người-dùng:mật-khẩu@máy-chủ:587');
  const missing = ['MAIL_FROM', 'SITE_ORIGIN'].find((name) => smtpUrl !== undefined && read(name) === undefined);
  if (missing !== undefined) throw new StartError(`SMTP_URL cần biến ${missing}.`);
  return { smtpUrl, from: sender('MAIL_FROM', read('MAIL_FROM') ?? 'Khán Đài <khong-tra-loi@khandai.localhost>') };
}

/** All S3 variables or none: with one missing, uploads would silently go to the local folder. */
function s3(read: ReadVariable): S3Settings | undefined {
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

interface ProviderVariables {
  readonly feed: FeedName;
  readonly url: string;
  readonly key: string;
  /** Address without the variable. */
  readonly usualUrl?: string;
}

const PROVIDER: ProviderVariables = { feed: 'provider', url: 'PROVIDER_URL', key: 'PROVIDER_KEY' };
const FOOTBALL_DATA: ProviderVariables = {
  feed: 'football-data',
  url: 'FOOTBALL_DATA_URL',
  key: 'FOOTBALL_DATA_TOKEN',
  usualUrl: 'https://api.football-data.org',
};

function provider(read: ReadVariable, names: ProviderVariables): ProviderSettings {
  const [address, key] = [read(names.url) ?? names.usualUrl, read(names.key)];
  if (address === undefined || key === undefined)
    throw new StartError(`FEED=${names.feed} cần biến ${address === undefined ? names.url : names.key}.`);
  // The errors omit the values: the key is a secret, and an address may contain one.
  if (!/^[\x21-\x7e]{4,200}$/.test(key)) refuse(names.key, 'cần khóa của nhà cung cấp, không có dấu và khoảng trắng');
  return {
    origin:
      plainOrigin(address) ?? refuse(names.url, 'cần một địa chỉ như https://api.example.com, không có đường dẫn'),
    key,
  };
}

// Only resolves the path; the feed itself checks at its start that the folder contains a recording.
function recordingPath(feed: FeedName, text: string | undefined): string | undefined {
  if (feed === 'recording' && text === undefined)
    throw new StartError('FEED=recording cần biến RECORDING: thư mục chứa bản ghi dữ liệu.');
  return text === undefined ? undefined : resolve(text);
}
