import type { Database } from '../../../platform/database/database.js';
import { chatBanAddresses } from '../../../platform/database/schema.js';

/** SQL for bans. */
export class BanRepository {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  async storeAddress(banId: number, addressKey: string): Promise<void> {
    await this.database.db.insert(chatBanAddresses).values({ banId, addressKey }).onConflictDoNothing();
  }
}
