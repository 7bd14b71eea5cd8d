import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  appDirectory: 'app',
  // The whole map of a small site is shorter than the calls that would fetch it piece by piece.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
