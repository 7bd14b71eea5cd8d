import * as library from './index.js';

describe('public surface', () => {
  it('[PS1] exports exactly these names; a change affects every team', () => {
    expect(Object.keys(library).sort()).toMatchInlineSnapshot(`
     [
       "ChatPanel",
       "Composer",
       "MatchDivider",
       "MessageList",
       "MessageRow",
       "MessageRowSkeleton",
       "NewLine",
       "NewPill",
       "PinnedNotice",
       "SystemLine",
     ]
    `);
  });
});
