/** Bus channel of a room: new and changed messages, one JSON text each. */
export const roomChannel = (groupId: number): string => `room:${groupId}`;

/**
 * Bus channel of a member: ids of rooms that they followed, stopped following, or read, on any of their devices, and of
 * private conversations with a new message.
 */
export const inboxChannel = (userId: number): string => `inbox:${userId}`;
