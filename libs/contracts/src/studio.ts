/* Names and limits of what commentators do; in a file of their own, so that pages of others do not carry them. */

/** `typeLinks` of a commentator's own streams. */
export const COMMENTATOR_LINKS = 20;

/** `status` of a commentator's broadcast of a fixture: not his, announced, on air, over. */
export const BroadcastStatus = { none: 0, coming: 1, live: 2, ended: 3 } as const;
export type BroadcastStatus = (typeof BroadcastStatus)[keyof typeof BroadcastStatus];

/** What may be written about a stream and a broadcast; counted in characters, the most of links of one commentator for one fixture. */
export const StudioLimit = {
  links: 8,
  fixtures: 30,
  linkName: 40,
  url: 500,
  licence: 200,
  title: 100,
  description: 300,
} as const;
