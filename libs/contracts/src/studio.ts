/* Names and limits for commentators, in a separate file so that other pages' bundles do not include them. */

/** `typeLinks` of a commentator's own streams. */
export const COMMENTATOR_LINKS = 20;

/** `status` of a commentator's broadcast of a fixture: not taken on, announced, on air, over. */
export const BroadcastStatus = { none: 0, coming: 1, live: 2, ended: 3 } as const;
export type BroadcastStatus = (typeof BroadcastStatus)[keyof typeof BroadcastStatus];

/** Maximum lengths, in characters, of a stream's and a broadcast's texts; `links` is per commentator and fixture. */
export const StudioLimit = {
  links: 8,
  fixtures: 30,
  linkName: 40,
  url: 500,
  licence: 200,
  title: 100,
  description: 300,
} as const;
