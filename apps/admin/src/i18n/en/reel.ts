import type { vi } from '../vi';
import type { Words } from '../words';

export const reel: Words<(typeof vi)['resources']['reel']> = {
  name: 'Reel |||| Reels',
  fields: {
    title: 'Name',
    summary: 'Words below the video',
    fixtureId: 'Match id',
    sourceId: 'Video',
    licence: 'Licence',
    status: 'State',
    slug: 'Address',
    publishedAt: 'Published',
    withdrawReason: 'Why taken down',
    simulated: 'Simulated',
    version: 'Version',
    id: 'Number',
  },
  help: {
    fixtureId: 'Empty when the video is not about a match.',
    video: 'An upright or square video of at most 90 seconds.',
  },
};
