import type { tip as vietnameseTip } from '../vi/tips';
import type { Words } from '../words';

export const tip: Words<typeof vietnameseTip> = {
  name: 'tip |||| Tips',
  fields: {
    match: 'Match',
    pick: 'Pick',
    state: 'State',
    tipster: 'Tipster',
    company: 'Company',
    postedAt: 'Posted',
    lockedAt: 'Locks',
    score: 'Score that counts',
    agree: 'With it / against',
  },
  market: {
    overUnder: 'Over/under',
    european: '1X2',
    handicap: 'Handicap',
    handicapHalf: 'Handicap, first half',
    overUnderHalf: 'Over/under, first half',
  },
  side: { draw: 'Draw', over: 'Over', under: 'Under' },
  state: { open: 'Open', locked: 'Locked', waiting: 'Waiting for the match', settled: 'Settled', void: 'Void' },
  result: { win: 'Won', halfWin: 'Half won', draw: 'Push', halfLose: 'Half lost', lose: 'Lost' },
  list: { search: 'Search a team or tipster', anyState: 'Any state' },
  view: {
    back: 'All tips',
    loadFailed: 'This tip could not be loaded',
    page: 'See it on the site',
    void: 'Make void',
    voidHint: 'The tip stays on the site and counts in no record. This cannot be undone.',
    voided: 'The tip is void',
    isVoid: 'This tip is void and counts in no record.',
  },
};
