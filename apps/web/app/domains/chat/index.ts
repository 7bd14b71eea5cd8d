/** What other domains, features and the assembly may import of `chat`. */
export { ChatContext, type ChatDomain, createChat, useChat } from './chat-domain';
export { ChatOnServer } from './chat-on-server';
export type { AuthorChoice } from './author-context';
export { useChatRoomStore } from './chat-room-context';
export { ChatRoom } from './ChatRoom';
export { ChatText } from './ChatText';
export { BanSheet } from './civil/BanSheet';
export { useCivilWork } from './civil/use-civil-work';
export { LoungeChat } from './LoungeChat';
export { MemberRooms } from './MemberRooms';
export { NoticeSound, playNotice } from './NoticeSound';
export { OwlRow } from './owl/OwlRow';
export { OwlTalk } from './owl/OwlTalk';
export { useOwl } from './owl/use-owl';
export { RoomsRuntime } from './RoomsRuntime';
export { type Correspondent, useConversation } from './use-conversation';
export { useChatSettings } from './settings/use-chat-settings';
export { useDraftTexts } from './use-draft-texts';
