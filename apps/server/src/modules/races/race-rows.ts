import type { Race, RacePick } from '@khandai/contracts';
import type { StoredMarble } from '../../platform/database/schema.js';
import type { PickedRace } from './race-pick-repository.js';
import type { OwnStake, RaceRow } from './race-query.js';

/** A race as readers get it. @param picksOf how many members picked a marble */
export function toRace(row: RaceRow, picksOf: (marbleId: number) => number, mine: OwnStake | undefined): Race {
  const { raceId, groupId, track, state, laps, multiple, seedHash, seed, finishOrder, decidedAt } = row;
  if (groupId === null) throw new Error(`Race ${raceId} has no room.`);
  return {
    ...{ raceId, groupId, track, state, laps, multiple, seedHash, seed, simulated: true },
    picksOpenAt: row.picksOpenAt.toISOString(),
    startsAt: row.startsAt.toISOString(),
    finishedAt: finishOrder && decidedAt ? decidedAt.toISOString() : null,
    marbles: row.marbles.map((marble) => ({ ...marble, picks: picksOf(marble.id) })),
    order: finishOrder && [...finishOrder],
    mine: mine ? { marbleId: mine.marbleId, stake: mine.stake, returned: mine.returned } : null,
  };
}

/** A pick as its member gets it. */
export function toRacePick({ pick, race }: PickedRace): RacePick {
  const { pickId, raceId, marbleId, stake, returned, placedAt, settledAt } = pick;
  return {
    ...{ pickId, raceId, marbleId, stake, returned, multiple: race.multiple, simulated: true },
    marbleName: marbleIn(race.marbles, marbleId)?.name ?? '',
    state: stateOf(pick, race),
    placedAt: placedAt.toISOString(),
    lockedAt: race.startsAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
  };
}

export const marbleIn = (marbles: readonly StoredMarble[], id: number): StoredMarble | undefined =>
  marbles.find((marble) => marble.id === id);

function stateOf({ settledAt, returned }: PickedRace['pick'], { finishOrder }: PickedRace['race']): RacePick['state'] {
  if (settledAt === null) return 'open';
  if (finishOrder === null) return 'void';
  return returned ? 'won' : 'lost';
}
