import type { vi } from '../vi';
import type { Words } from '../words';

export const highlight: Words<(typeof vi)['resources']['highlight']> = {
  name: 'Highlight |||| Highlights',
  fields: {
    title: 'Title',
    summary: 'Summary',
    fixtureId: 'Match id',
    sourceId: 'Video',
    chapters: 'Chapters',
    licence: 'Licence',
    status: 'State',
    slug: 'Address',
    publishedAt: 'Published at',
    withdrawReason: 'Why taken down',
    simulated: 'Simulated',
    version: 'Version',
    id: 'Number',
  },
  help: { fixtureId: 'Leave empty when the video is not about a match.' },
  chapter: {
    second: 'Second',
    text: 'Chapter',
    goal: 'Goal',
    add: 'Add a chapter',
    remove: 'Remove chapter %{number}',
  },
};
