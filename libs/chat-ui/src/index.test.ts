import * as library from './index.js';

describe('public surface', () => {
  it('[PS1] is this list; a change of it is a change for every team', () => {
    expect(Object.keys(library).sort()).toMatchInlineSnapshot(`
     [
       "ChatPanel",
       "Composer",
       "MessageList",
       "MessageRow",
       "MessageRowSkeleton",
       "NewLine",
       "NewPill",
       "PinnedNotice",
       "ReactionGlyph",
       "SystemLine",
     ]
    `);
  });
});
