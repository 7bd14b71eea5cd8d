import type { FeedLink } from '../../modules/fixtures/feed.js';

const licence = 'Hình mô phỏng do Khán Đài tự vẽ bằng chương trình, không phải hình của trận đấu.';

/**
 * Two streams of the test channel, for fixtures without their own broadcast; the picture itself says that it is
 * simulated.
 */
export const channelLinks: readonly FeedLink[] = [
  { name: 'Đường 1', kind: 'hls', url: '/channel/demo/master.m3u8', licence },
  { name: 'Đường 2', kind: 'hls', url: '/channel/demo2/master.m3u8', licence },
];
