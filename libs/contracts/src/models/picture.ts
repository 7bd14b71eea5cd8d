import { type Static, Type } from 'typebox';

const MEGABYTE = 1024 * 1024;
/** No picture that is taken has a longer edge. */
const MOST_PX = 20_000;

/** Pictures of members: what they may be sent as. Of a moving one the first frame is taken. */
export const AVATAR_FILE = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'],
  maxBytes: 5 * MEGABYTE,
} as const;

/**
 * A square of a picture, in its own pixels once it stands upright: how far from its left and top edge, and how large.
 * Together or not at all; without, the middle of the picture is taken.
 */
export const CropSquare = Type.Object({
  x: Type.Optional(Type.Integer({ minimum: 0, maximum: MOST_PX })),
  y: Type.Optional(Type.Integer({ minimum: 0, maximum: MOST_PX })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_PX })),
});
export type CropSquare = Static<typeof CropSquare>;
