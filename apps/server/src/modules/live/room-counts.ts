/** How many different people are in a chat room now. */
export interface RoomCounts {
  online(groupId: number): number;
}
