import { type Static, Type } from 'typebox';

/** Where the marbles of a race are: the content of a message with `systemMessage` 7. */
export const RaceTick = Type.Object({
  /** A later race has a higher id. */
  raceId: Type.Integer(),
  /** Rises within a race. */
  tick: Type.Integer(),
  marbles: Type.Array(
    Type.Object({
      id: Type.Integer(),
      /** The part of the whole race that it has run: 0 at the start, 1 at the finish. */
      progress: Type.Number({ minimum: 0, maximum: 1 }),
      /** Its place, from 1; the race decides it, not `progress`. */
      rank: Type.Integer(),
    }),
  ),
});
export type RaceTick = Static<typeof RaceTick>;
