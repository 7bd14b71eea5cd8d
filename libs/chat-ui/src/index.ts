// Chat.
export { ChatPanel, MatchDivider, NewLine, NewPill, PinnedNotice, SystemLine } from './chat/ChatLines.js';
export type { ChatPanelProps, MatchDividerProps, PinnedNoticeProps } from './chat/ChatLines.js';
export { Composer } from './chat/Composer.js';
export type { ComposerProps } from './chat/Composer.js';
export { MessageList } from './chat/MessageList.js';
export type { MessageListItem, MessageListProps } from './chat/MessageList.js';
export { MessageRow } from './chat/MessageRow.js';
export type { MessageRowProps, ReactionView } from './chat/MessageRow.js';
export type { MessageToolsProps } from './chat/MessageTools.js';
export { MessageRowSkeleton } from './chat/MessageRowSkeleton.js';
export type { ReactionFace } from './chat/ReactionGlyph.js';
