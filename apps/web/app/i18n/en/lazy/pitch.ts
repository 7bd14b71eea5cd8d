export const pitch = {
  picture:
    'Drawing of the pitch: {{home}} plays from left to right, {{away}} from right to left. {{now}}. Events on the pitch: {{number}}; the list below has them in words.',
  at: 'Minute {{minute}}',
  atScore: 'Minute {{minute}}, score {{score}}',
  minute: 'Minute of the match',
  play: 'Play minute by minute',
  pause: 'Pause',
  before: 'Event before',
  after: 'Event after',
  list: 'Events in order',
  simulated: 'Simulated data',
  caption:
    'The 2D pitch is drawn from goals, cards and substitutions, not from tracking of players: the place of a sign says whose it is and what it is, not where it happened. {{home}} plays from left to right all through.',
  estimated: 'Minutes of goals are estimates: the source has only the half-time and final scores.',
  incomplete: 'The source lacks some goals, so the pitch shows no score.',
} as const;
