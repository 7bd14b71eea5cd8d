import * as library from './index.js';

describe('public surface', () => {
  it('[PS1] exports exactly these names; a change affects every team', () => {
    expect(Object.keys(library).sort()).toMatchInlineSnapshot(`
     [
       "BanForm",
       "ChatPanel",
       "ChatroomFrame",
       "Composer",
       "DayLine",
       "EmojiGrid",
       "GiftBanner",
       "GiftPicker",
       "GiftSlot",
       "MatchDivider",
       "MessageList",
       "MessageRow",
       "MessageRowSkeleton",
       "NewLine",
       "NewPill",
       "PickerPanel",
       "PinnedNotice",
       "PollCard",
       "ReasonPicker",
       "RoomMark",
       "RoomRow",
       "RoomRowSkeleton",
       "SettingSwitch",
       "SheetRows",
       "SystemLine",
       "TopList",
       "VipLock",
       "WriteNotice",
     ]
    `);
  });
});
