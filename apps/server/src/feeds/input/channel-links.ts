import type { FeedLink } from '../../modules/fixtures/feed.js';

const licence = 'Hình mô phỏng do Khán Đài tự vẽ bằng chương trình, không phải hình của trận đấu.';

/** Two lines of the test channel: what a fixture without a broadcast of its own shows, and says so. */
export const channelLinks: readonly FeedLink[] = [
  { name: 'Đường 1', kind: 'hls', url: '/channel/demo/master.m3u8', licence },
  { name: 'Đường 2', kind: 'hls', url: '/channel/demo2/master.m3u8', licence },
];
