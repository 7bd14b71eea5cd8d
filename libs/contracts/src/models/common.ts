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

/** One of this site's ids in a request. Its maximum is that of the database column, so a larger id gives a 400. */
export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** A fixture's id in a request, assigned by the provider or by this site. */
export const FixtureId = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' });

/** RFC 3339, UTC. */
export const Instant = Type.String({ format: 'date-time' });

export const List = <S extends TSchema>(item: S) => Type.Object({ total: Type.Integer(), list: Type.Array(item) });

export const Empty = Type.Object({});
