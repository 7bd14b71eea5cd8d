import { type Static, Type } from 'typebox';

const MEGABYTE = 1024 * 1024;
/** Maximum edge of an accepted picture. */
const MAX_PX = 20_000;

/** File formats accepted for avatars. The server uses the first frame of an animated picture. */
export const AVATAR_FILE = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'],
  maxBytes: 5 * MEGABYTE,
} as const;

/**
 * A square of a picture: offsets from its left and top edges, and size, in the picture's pixels after it is rotated
 * upright. Send all three or none; without them the server crops the middle.
 */
export const CropSquare = Type.Object({
  x: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_PX })),
  y: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_PX })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PX })),
});
export type CropSquare = Static<typeof CropSquare>;
