import * as library from './index.js';

describe('public surface', () => {
  it('[PS1] is exactly this list; changing it affects every team', () => {
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
       "SystemLine",
     ]
    `);
  });
});
