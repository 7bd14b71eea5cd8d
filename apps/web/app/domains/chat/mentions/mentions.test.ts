import { message } from '../../../../test/fixtures';
import { RoomPeople } from './RoomPeople';
import { splitMentions } from './split-mentions';

const by = (userId: number, showName: string, username = `u${userId}`) => message({ userId, showName, username });

describe('mentions', () => {
  const people = new RoomPeople(() => [
    by(1, 'Hòa Bình'),
    by(2, 'Khách', ''),
    by(3, 'Bình'),
    by(1, 'Hòa Bình'),
    by(4, 'Đặng Hòa'),
  ]);
  const names = (word: string, exceptId?: number) => people.fitting(word, exceptId).map(({ showName }) => showName);

  test('the members who wrote last come first, each once; guests and oneself are left out', () => {
    expect(names('')).toEqual(['Đặng Hòa', 'Hòa Bình', 'Bình']);
    expect(names('', 1)).toEqual(['Đặng Hòa', 'Bình']);
  });

  test('a word finds names without marks: the whole name, its start, a later word, the username', () => {
    expect(names('binh')).toEqual(['Bình', 'Hòa Bình']);
    expect(names('HOA')).toEqual(['Hòa Bình', 'Đặng Hòa']);
    expect([names('u4'), names('xyz')]).toEqual([['Đặng Hòa'], []]);
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
});
