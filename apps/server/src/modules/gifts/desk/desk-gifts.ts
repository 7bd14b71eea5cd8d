import { DeskGift } from '@khandai/contracts';
import { Compile } from 'typebox/compile';
import type { Database } from '../../../platform/database/database.js';
import type { DeskChanges } from '../../../platform/desk-log/desk-changes.js';
import type { DeskLog, DeskUndoer } from '../../../platform/desk-log/desk-log.js';
import { type Draft, RecordDesk, recordNotFound } from '../../../platform/desk-records/record-desk.js';
import { giftMade } from '../catalogue.js';
import { deskGift } from '../gift-prices.js';
import type { DeskGiftRepository } from './desk-gift-repository.js';

export interface DeskGiftsDeps {
  readonly database: Pick<Database, 'db'>;
  readonly store: DeskGiftRepository;
  readonly deskLog: DeskLog;
  readonly deskChanges: Pick<DeskChanges, 'publish'>;
}

export interface GiftUpdate extends Partial<Pick<DeskGift, 'points' | 'level' | 'active'>> {
  readonly version: number;
}

const logged = Compile(DeskGift);

/** The desk of gifts: their prices, the levels that may send them, and which can be sent. */
export class DeskGifts {
  readonly #desk: RecordDesk<DeskGift, object>;

  constructor({ store, ...deps }: DeskGiftsDeps) {
    this.#desk = new RecordDesk({
      ...{ ...deps, store, resource: 'gift', titleOf: ({ name }) => name },
      check: (draft: Draft<DeskGift>) => Promise.resolve(draft),
      read: (values) => (logged.Check(values) ? values : undefined),
    });
  }

  get undoer(): DeskUndoer {
    return this.#desk.undoer;
  }

  page(): Promise<{ total: number; list: DeskGift[] }> {
    return this.#desk.page({});
  }

  one(id: number): Promise<DeskGift> {
    return this.#desk.one(id);
  }

  /** Version 0 is that of a gift which staff have not changed. */
  async update(actorId: number, id: number, { version, ...changes }: GiftUpdate): Promise<DeskGift> {
    const made = giftMade(id);
    if (!made) throw recordNotFound();
    return version === 0
      ? this.#desk.replace(actorId, deskGift(made), changes)
      : this.#desk.update(actorId, id, version, changes);
  }
}
