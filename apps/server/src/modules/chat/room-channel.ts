/** Bus channel of a room: new and changed messages, one JSON text each. */
export const roomChannel = (groupId: number): string => `room:${groupId}`;
