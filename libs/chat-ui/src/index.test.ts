import * as library from './index.js';

describe('public surface', () => {
  it('[PS1] exports exactly these names; a change affects every team', () => {
    expect(Object.keys(library).sort()).toMatchInlineSnapshot(`
     [
       "ChatPanel",
       "ChatroomFrame",
       "Composer",
       "MatchDivider",
       "MessageList",
       "MessageRow",
       "MessageRowSkeleton",
       "NewLine",
       "NewPill",
       "PinnedNotice",
       "RoomMark",
       "RoomRow",
       "RoomRowSkeleton",
       "SystemLine",
     ]
    `);
  });
});
