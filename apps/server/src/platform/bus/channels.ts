/** Names of the bus channels that more than one part of the server uses. */

/** New and changed messages of a chat room, one JSON text each. */
export const roomChannel = (groupId: number): string => `room:${groupId}`;

/** Serialised frames with changes in a fixture's details. */
export const fixtureChannel = (fixtureId: string): string => `topic:fixture:${fixtureId}`;

/** Serialised frames with changed scores of all fixtures. */
export const SCORES_CHANNEL = 'topic:scores';

/** Serialised frames with changed odds of all fixtures. */
export const ODDS_CHANNEL = 'topic:odds';
