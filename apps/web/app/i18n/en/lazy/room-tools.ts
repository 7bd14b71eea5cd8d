export const roomTools = {
  absent: {
    title: 'This match has no tab “{{tab}}”',
    text: 'The tab shows only when the match has something in it. Choose another one in the row above.',
    bet: 'This match has no lines to pick yet',
    betShut: 'This match takes no picks',
    betText: 'When companies give lines for this match, you can pick here with play points.',
    betOver: 'Picks are taken until the kick-off, and this match has begun.',
    betOther: 'Only football matches take picks in play points.',
  },
  follow: 'Follow this match',
  followText:
    'Press “Follow match” (the bell) at the top of the room: you are reminded of the kick-off and told of line-ups, goals and red cards, also while Khán Đài is closed if this device takes notifications.',
  followOther:
    'Press “Follow match” (the bell) at the top of the room: you are reminded of the start, and notified when it moves, also while Khán Đài is closed if this device takes notifications.',
  allSettings: 'All notification settings',
  help: {
    owl: { title: 'Owl', text: 'Answers by itself from the data of the site.' },
    feedback: { title: 'Feedback', text: 'Write to the editors, with a screenshot if there is one.' },
    terms: { title: 'Terms of use', text: 'What is allowed on Khán Đài, and what is not.' },
    changes: { title: 'Change log', text: 'What is new on Khán Đài.' },
  },
  keys: 'Keyboard shortcuts of the player: press the question mark while the player has the focus.',
} as const;
