import { type Static, Type } from 'typebox';
import { BeatFrame, ErrorFrame, Uuid } from './frames.js';
import { Id } from './models/common.js';

/** Frames of the presence socket (`/onlineSocket?token=`): text, one JSON object each. See docs/protocol.md. */

/** A member reports that they are online or offline, and their room. Each frame gets one answer, with its `uuid`. */
export const PresenceFrame = Type.Union([
  Type.Object({ type: Type.Literal('online'), uuid: Uuid }),
  Type.Object({ type: Type.Literal('offline'), uuid: Uuid }),
  Type.Object({ type: Type.Literal('join'), uuid: Uuid, roomId: Id }),
  Type.Object({ type: Type.Literal('leave'), uuid: Uuid, roomId: Id }),
]);
export type PresenceFrame = Static<typeof PresenceFrame>;

export const PresenceReply = Type.Object({
  type: Type.Union([Type.Literal('online'), Type.Literal('offline'), Type.Literal('join'), Type.Literal('leave')]),
  uuid: Type.String(),
  code: Type.Integer(),
  msg: Type.String(),
  roomId: Type.Optional(Type.Integer()),
});
export type PresenceReply = Static<typeof PresenceReply>;

export const PresenceServerFrame = Type.Union([PresenceReply, BeatFrame, ErrorFrame]);
export type PresenceServerFrame = Static<typeof PresenceServerFrame>;
