import type { vi } from '../vi';
import type { Words } from '../words';

export const gift: Words<(typeof vi)['resources']['gift']> = {
  name: 'Gift |||| Gifts',
  hint: 'What each gift of the chat rooms costs in play points, and the lowest level that may send it. A change holds at once.',
  states: { on: 'On', off: 'Off' },
  fields: {
    name: 'Gift',
    points: 'Price of one (points)',
    level: 'From level',
    active: 'On',
    state: 'State',
    version: 'Version',
    id: 'Number',
    src: 'Picture',
  },
  help: {
    points:
      'A member who has the old price on screen is shown the new one before any point is taken, unless the page itself is of an older version.',
    level: 'Members below this level see the gift and cannot send it.',
    active: 'A gift that is off leaves the list. Gifts that were sent stay as they are.',
  },
};
