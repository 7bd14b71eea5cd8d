import type { Bus } from '../../../platform/bus/bus.js';
import type { Clock } from '../../../platform/clock.js';
import type { Database } from '../../../platform/database/database.js';
import type { Log } from '../../../platform/log.js';
import { AddressKeys } from './address-keys.js';
import { BanRepository } from './ban-repository.js';
import { CivilChannel } from './civil-channel.js';
import { HeldRepository } from './held-repository.js';
import { RoomStates } from './room-states.js';
import { StateRepository } from './state-repository.js';

export interface CreateCivil {
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Log;
  /** The key of the hashes of addresses. */
  readonly secret: Uint8Array;
}

export type Civil = ReturnType<typeof createCivil>;

/** The parts that keep the chat civil. It starts nothing. */
export function createCivil({ database, bus, clock, log, secret }: CreateCivil) {
  const addresses = new AddressKeys(secret);
  const channel = new CivilChannel({ bus, clock, log });
  const bans = new BanRepository(database);
  const states = new RoomStates({
    ...{ states: new StateRepository(database), addresses, channel, clock, log },
    storeAddress: (banId, addressKey) => bans.storeAddress(banId, addressKey),
  });
  return { addresses, channel, bans, states, held: new HeldRepository(database) };
}
