import { VipGroup } from '@khandai/contracts';
import type { PgliteDatabase } from '../../platform/database/pglite-database.js';
import { openTestDatabase, statementsOf } from '../../platform/database/testing.js';
import type { Identity } from '../../platform/http/caller.js';
import { chatFixture, newUuid } from './testing.js';

let database: PgliteDatabase;
let world: ReturnType<typeof chatFixture>;
let fan: Identity;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

beforeEach(async () => {
  world = chatFixture(database);
  fan = await world.user();
});

const statements = (work: () => Promise<unknown>) => statementsOf(database, work);

const message = (groupId: number) => ({ groupId, uuid: newUuid(), originalMessage: 'Vào!', parentMessageId: null });

describe('what a message costs the database', () => {
  test('an ordinary message: one statement to read who speaks and one to store it', async () => {
    const groupId = await world.room();
    const [first, next] = [message(groupId), message(groupId)];
    expect(await statements(() => world.chat.send(fan, first))).toEqual(['SELECT', 'UPDATE']);
    expect(await statements(() => world.chat.send(fan, next))).toEqual(['SELECT', 'UPDATE']);
  });

  test('a message that is sent again: reads and no write', async () => {
    const groupId = await world.room();
    const said = message(groupId);
    await world.chat.send(fan, said);
    expect(await statements(() => world.chat.send(fan, said))).toEqual(['SELECT', 'SELECT', 'SELECT']);
  });

  test('messages of a room that arrive during a write are stored by one statement', async () => {
    const groupId = await world.room();
    const writers = await Promise.all(Array.from({ length: 10 }, () => world.user()));
    const verbs = await statements(() =>
      Promise.all(writers.map((writer) => world.chat.send(writer, message(groupId)))),
    );
    expect(verbs.filter((verb) => verb === 'SELECT')).toHaveLength(10);
    expect(verbs.filter((verb) => verb === 'UPDATE').length).toBeLessThan(10);
    expect(verbs).not.toContain('TRANSACTION');
  });

  test('a reply reads its parent before, and is read back with it after', async () => {
    const groupId = await world.room();
    const { groupMessageId: parentMessageId } = await world.chat.send(fan, message(groupId));
    const reply = { ...message(groupId), parentMessageId };
    expect(await statements(() => world.chat.send(fan, reply))).toEqual([
      'SELECT',
      'SELECT',
      'UPDATE',
      'SELECT',
      'SELECT',
    ]);
  });

  test('a message in a VIP room: one more statement, whether its writer is a member', async () => {
    const groupId = await world.room({ vipGroup: VipGroup.joinable });
    const staff = await world.user({ role: 'moderator' });
    expect(await statements(() => world.chat.send(staff, message(groupId)))).toEqual(['SELECT', 'SELECT', 'UPDATE']);
  });
});
