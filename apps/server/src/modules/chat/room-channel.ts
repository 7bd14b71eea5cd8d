/** Bus channel of a room: new and changed messages, one JSON text each. */
export const roomChannel = (groupId: number): string => `room:${groupId}`;

/**
 * The revision in the JSON of a message, 0 without one. Uses a pattern, because parsing every message of a busy room costs
 * more than sending it. Text typed by a user cannot match: its quotes are escaped.
 */
export const revisionOf = (message: string): number => Number(/"revision":(\d+)/.exec(message)?.[1] ?? 0);

/**
 * Bus channel of a member: ids of rooms that they followed, stopped following, or read, on any of their devices, and of
 * private conversations with a new message; and messages that mention the member.
 */
export const inboxChannel = (userId: number): string => `inbox:${userId}`;

/** Bus channel of a member: ids of VIP rooms whose requests changed, their own or one that they may answer. */
export const vipChannel = (userId: number): string => `vip:${userId}`;
