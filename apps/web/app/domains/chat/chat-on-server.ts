import { type ComponentType, createContext } from 'react';
import type { ChatRoomProps } from './ChatRoom';

/**
 * The chat room where the server renders a page that the browser gives it late: the server has it at hand and writes it whole.
 * Null in the browser.
 */
export const ChatOnServer = createContext<ComponentType<ChatRoomProps> | null>(null);
