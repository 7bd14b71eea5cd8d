import * as library from './index.js';

describe('public surface', () => {
  it('[PS1] exports exactly these names; a change affects every team', () => {
    expect(Object.keys(library).sort()).toMatchInlineSnapshot(`
     [
       "AttachmentTiles",
       "BanForm",
       "BotAnswer",
       "BotField",
       "BotMark",
       "BotQuestion",
       "ChatPanel",
       "ChatroomFrame",
       "Composer",
       "DayLine",
       "EmojiGrid",
       "GiftBanner",
       "GiftPicker",
       "GiftSlot",
       "MatchDivider",
       "MessageFiles",
       "MessageList",
       "MessageRow",
       "MessageRowSkeleton",
       "NewLine",
       "NewPill",
       "PickerPanel",
       "PinnedNotice",
       "PollCard",
       "ReactionGlyph",
       "ReasonPicker",
       "RoomMark",
       "RoomRow",
       "RoomRowSkeleton",
       "SettingSwitch",
       "SheetRows",
       "StickerGrid",
       "StickerPicture",
       "SystemLine",
       "TopList",
       "VipLock",
       "WriteNotice",
       "sheetRow",
     ]
    `);
  });
});
