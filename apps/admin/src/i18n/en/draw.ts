import type { vi } from '../vi';
import type { Words } from '../words';

export const draw: Words<(typeof vi)['resources']['draw']> = {
  name: 'Lucky draw |||| Lucky draws',
  hint: 'The server makes a seed and publishes its hash at once. From the first entry on, the prize, the number of winners, the cost and the times are fixed.',
  states: { planned: 'Not open yet', open: 'Open', closed: 'Closed, about to be drawn', drawn: 'Drawn' },
  simulated: '%{state} (simulated)',
  fields: {
    title: 'Title',
    prize: 'Prize',
    prizePoints: 'Points for each winner',
    winners: 'Winners',
    entryCost: 'Cost of an entry (points)',
    opensAt: 'Opens',
    closesAt: 'Closes',
    text: 'Description',
    entries: 'Entries',
    state: 'State',
    version: 'Version',
    id: 'Number',
  },
  help: {
    prize: 'Such as: a signed shirt, or 500 points.',
    prizePoints: 'Paid to winners by the draw itself. 0 for another prize.',
    winners: 'With fewer entries, each of them wins.',
    entryCost: '0 if it is free. One entry for each account.',
    opensAt: 'Members do not see it before.',
    closesAt: 'The list of entries is closed at this time, and drawn right after it.',
  },
};
