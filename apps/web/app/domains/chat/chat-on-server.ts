import { createContext, type ReactNode } from 'react';
import type { ChatRoomProps } from './ChatRoom';

/**
 * Renders the chat room where the browser gets it late: the server has it at hand and writes it whole. Null in the browser.
 */
export const ChatOnServer = createContext<((props: ChatRoomProps) => ReactNode) | null>(null);
