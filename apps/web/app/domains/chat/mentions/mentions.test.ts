import type { RoomPerson } from '@khandai/contracts';
import { FakeClock } from '@khandai/testing';
import { message } from '../../../../test/fixtures';
import { RoomPeople } from './RoomPeople';
import { splitMentions } from './split-mentions';
import { usernameNote } from './username-note';

const by = (userId: number, showName: string, username = `u${userId}`) => message({ userId, showName, username });

describe('mentions', () => {
  const people = new RoomPeople(() => [
    by(1, 'Hòa Bình'),
    by(2, 'Khách', ''),
    by(3, 'Bình'),
    by(1, 'Hòa Bình'),
    by(4, 'Đặng Hòa'),
  ]);
  const names = (word: string, exceptId?: number) =>
    people.fitting(word, exceptId, people.found).map(({ showName }) => showName);

  test('the members who wrote last come first, each once; guests and oneself are left out', () => {
    expect(names('')).toEqual(['Đặng Hòa', 'Hòa Bình', 'Bình']);
    expect(names('', 1)).toEqual(['Đặng Hòa', 'Bình']);
  });

  test('a word finds names without marks: the whole name, its start, a later word, the username', () => {
    expect(names('binh')).toEqual(['Bình', 'Hòa Bình']);
    expect(names('HOA')).toEqual(['Hòa Bình', 'Đặng Hòa']);
    expect([names('u4'), names('xyz')]).toEqual([['Đặng Hòa'], []]);
  });

  test('the very username comes before everyone; the id of an account that no person chose is no note', () => {
    const many = new RoomPeople(() => [
      by(1, 'An', 'an.binh'),
      by(2, 'Bình Minh', 'an'),
      by(3, 'An Nhiên', 'blv:demo.an-8'),
    ]);
    expect(many.fitting('an', undefined, []).map(({ userId }) => userId)).toEqual([2, 1, 3]);
    expect(['an.binh', 'blv:demo.an-8'].map(usernameNote)).toEqual(['@an.binh', undefined]);
  });

  test('the members whose names stand in a text are mentioned', () => {
    expect(people.namedIn('@Hòa Bình và @Đặng Hòa ơi')).toEqual([4, 1]);
    expect(people.namedIn('Hòa Bình')).toEqual([]);
    const namesakes = new RoomPeople(() => [by(1, 'Hòa'), by(2, 'Hòa Bình'), by(3, 'Hòa Bình')]);
    expect(namesakes.namedIn('@Hòa Bình ơi')).toEqual([3, 2]);
  });

  test('mentions are parts of the text; the longer of two names counts', () => {
    const member = (userId: number, showName: string) => ({ userId, username: `u${userId}`, showName });
    const mentions = [member(1, 'Hòa'), member(2, 'Hòa Bình')];
    expect(
      splitMentions('Ê @Hòa Bình, @Hòa, @ai', mentions).map(({ text, member: one }) => [text, one?.userId]),
    ).toEqual([
      ['Ê ', undefined],
      ['@Hòa Bình', 2],
      [', ', undefined],
      ['@Hòa', 1],
      [', @ai', undefined],
    ]);
    expect(splitMentions('@Hòa', [])).toEqual([{ text: '@Hòa' }]);
  });

  describe('members whom the server names', () => {
    const person = (userId: number, showName: string): RoomPerson => ({
      ...{ userId, showName, username: `u${userId}`, profilePicture: null },
    });

    function setUp(answer: (word: string) => Promise<readonly RoomPerson[]>, mayAsk = true) {
      const clock = new FakeClock();
      const [asked, failures]: [string[], unknown[]] = [[], []];
      const store = new RoomPeople(() => [by(1, 'Hòa Bình')], {
        mayAsk: () => mayAsk,
        ask: (word) => {
          asked.push(word);
          return answer(word);
        },
        sleep: (ms) => clock.sleep(ms),
        failed: (error) => void failures.push(error),
      });
      const found = (word: string) => store.fitting(word, undefined, store.found).map(({ showName }) => showName);
      return { store, clock, asked, failures, found };
    }

    test('are offered after those who wrote, except one with the very name, and are mentioned', async () => {
      const { store, clock, found } = setUp(async () => [person(7, 'Hòa Ngoài'), person(8, 'Hòa')]);
      void store.look('hoa');
      await clock.advance(200);
      expect(found('hoa')).toEqual(['Hòa', 'Hòa Bình', 'Hòa Ngoài']);
      expect(store.namedIn('@Hòa Ngoài ơi')).toEqual([7]);
    });

    test('are asked for once a word, when the user pauses, and by members alone', async () => {
      const { store, clock, asked } = setUp(async () => []);
      for (const word of ['h', 'ho', 'hoa']) void store.look(word);
      await clock.advance(200);
      void store.look('HOÀ');
      await clock.advance(200);
      expect(asked).toEqual(['hoa']);
      const guest = setUp(async () => [], false);
      void guest.store.look('hoa');
      await guest.clock.advance(200);
      expect(guest.asked).toEqual([]);
    });

    test('are asked for again after a failure, which is logged', async () => {
      const { store, clock, asked, failures } = setUp(() => Promise.reject(new Error('offline')));
      for (let turn = 0; turn < 2; turn += 1) {
        void store.look('hoa');
        await clock.advance(200);
      }
      expect([asked, failures.length]).toEqual([['hoa', 'hoa'], 2]);
    });
  });
});
