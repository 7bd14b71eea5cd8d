import { SportType } from '@khandai/contracts';
import type { FeedLink } from '../../modules/fixtures/feed.js';

const licence = 'Hình mô phỏng do Khán Đài tự vẽ bằng chương trình, không phải hình của trận đấu.';

/** The lines of the test channel that show a sport; every other sport gets those of football. */
const lines: ReadonlyMap<SportType, readonly [string, string]> = new Map([
  [SportType.basketball, ['demo-basketball', 'demo2-basketball']],
  [SportType.esport, ['demo-esport', 'demo2-esport']],
  [SportType.marble, ['demo-marble', 'demo2-marble']],
]);

/**
 * Two streams of the test channel, for fixtures without their own broadcast; the picture itself says that it is
 * simulated.
 */
export function channelLinks(sportType: SportType): FeedLink[] {
  const [first, second] = lines.get(sportType) ?? ['demo', 'demo2'];
  return [
    { name: 'Đường 1', kind: 'hls', url: `/channel/${first}/master.m3u8`, licence },
    { name: 'Đường 2', kind: 'hls', url: `/channel/${second}/master.m3u8`, licence },
  ];
}
