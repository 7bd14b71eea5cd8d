import { SportType } from '@khandai/contracts';
import type { FeedLink } from '../../modules/fixtures/feed.js';
import { type Clubs, kitsOf } from './kits.js';

const licence = 'Hình mô phỏng do Khán Đài tự vẽ bằng chương trình, không phải hình của trận đấu.';

/** The lines of the test channel that show a sport; every other sport gets those of football. */
const lines: ReadonlyMap<SportType, readonly [string, string]> = new Map([
  [SportType.basketball, ['demo-basketball', 'demo2-basketball']],
  [SportType.esport, ['demo-esport', 'demo2-esport']],
  [SportType.marble, ['demo-marble', 'demo2-marble']],
]);

/** A pause of the match, in milliseconds since the epoch. */
export interface ChannelRest {
  readonly from: number;
  readonly until: number;
}

/** What the picture shows of a match. */
export interface ChannelPicture {
  /** The field is empty during these. */
  readonly rests?: readonly ChannelRest[];
  /** The players of football wear the colours of these clubs. */
  readonly clubs?: Clubs;
}

/**
 * Two streams of the test channel, for fixtures without their own broadcast; the picture itself says that it is
 * simulated.
 */
export function channelLinks(sportType: SportType, { rests = [], clubs }: ChannelPicture = {}): FeedLink[] {
  const [first, second] = lines.get(sportType) ?? ['demo', 'demo2'];
  const pauses = rests.map(({ from, until }) => `${seconds(from)}-${seconds(until)}`);
  const parts = [
    ...(clubs && sportType === SportType.football ? [`kits=${kitsOf(clubs)}`] : []),
    ...(pauses.length > 0 ? [`rest=${pauses.join(',')}`] : []),
  ];
  const search = parts.length > 0 ? `?${parts.join('&')}` : '';
  return [
    { name: 'Đường 1', kind: 'hls', url: `/channel/${first}/master.m3u8${search}`, licence },
    { name: 'Đường 2', kind: 'hls', url: `/channel/${second}/master.m3u8${search}`, licence },
  ];
}

const seconds = (time: number): number => Math.round(time / 1000);
