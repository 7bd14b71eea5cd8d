// Chat.
export { ChatPanel, MatchDivider, NewLine, NewPill, PinnedNotice, SystemLine } from './chat/ChatLines.js';
export type { ChatPanelProps, MatchDividerProps, PinnedNoticeProps } from './chat/ChatLines.js';
export { ChatroomFrame } from './chat/ChatroomFrame.js';
export type { ChatroomFrameProps } from './chat/ChatroomFrame.js';
export { Composer } from './chat/Composer.js';
export type { ComposerProps } from './chat/Composer.js';
export { MessageList } from './chat/MessageList.js';
export type { MessageListItem, MessageListProps } from './chat/MessageList.js';
export { MessageRow } from './chat/MessageRow.js';
export type { MessageRowProps, ReactionView } from './chat/MessageRow.js';
export type { MessageToolsProps } from './chat/MessageTools.js';
export { MessageRowSkeleton } from './chat/MessageRowSkeleton.js';
export type { ReactionFace } from './chat/ReactionGlyph.js';
export { RoomMark, RoomRow } from './chat/RoomRow.js';
export type { RoomRowProps } from './chat/RoomRow.js';
export { RoomRowSkeleton } from './chat/RoomRowSkeleton.js';
