import { type Static, type TSchema, Type } from 'typebox';

/** Envelope of every REST reply. `msg` is a sentence for the user; "Success" when code is 0. */
export const Envelope = <D extends TSchema>(data: D) => Type.Object({ code: Type.Integer(), msg: Type.String(), data });

export const ErrorEnvelope = Type.Object({
  code: Type.Integer(),
  msg: Type.String(),
  data: Type.Null(),
  requestId: Type.Optional(Type.String()),
});
export type ErrorEnvelope = Static<typeof ErrorEnvelope>;

export const Nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** An id of ours in a request; as wide as the database's column, so that a huge one is a fault of the request. */
export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** A fixture's id in a request: the provider's, or ours. */
export const FixtureId = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' });

/** RFC 3339, UTC. */
export const Instant = Type.String({ format: 'date-time' });

export const List = <S extends TSchema>(item: S) => Type.Object({ total: Type.Integer(), list: Type.Array(item) });

export const Empty = Type.Object({});
