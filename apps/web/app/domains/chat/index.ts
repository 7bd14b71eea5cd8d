/** What other domains, features and the assembly may import of `chat`. */
export { ChatContext, type ChatDomain, createChat } from './chat-domain';
export { ChatRoom } from './ChatRoom';
