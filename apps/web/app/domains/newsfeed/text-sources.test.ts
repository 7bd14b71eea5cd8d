import type { RoomPerson } from '@khandai/contracts';
import { HashtagIdeas } from './HashtagIdeas';
import { NamedPeople } from './NamedPeople';

const person = (userId: number, showName: string): RoomPerson => ({
  ...{ userId, showName, username: `fan${userId}`, profilePicture: null },
});
const ids = (people: readonly RoomPerson[]) => people.map(({ userId }) => userId);

describe('the members whom a text names', () => {
  const everyone = [person(1, 'An'), person(2, 'An Viết'), person(3, 'Minh'), person(4, 'Minh')];

  test('are those of the longest names, and of two with one name the one who was taken', () => {
    const named = new NamedPeople({ everyone });
    expect(ids(named.in('@An Viết và @An, chào @Minh'))).toEqual([2, 1]);
    named.take(4);
    expect(named.in('@Minh @Minh, chào @An').map(({ userId }) => userId)).toEqual([4, 1]);
  });

  test('are also those of a draft, whom the page does not know', () => {
    const named = new NamedPeople({ everyone: [] }, [person(9, 'Bình Đọc')]);
    expect(named.in('Chào @Bình Đọc!').map(({ userId }) => userId)).toEqual([9]);
    expect(named.in('Chào Bình Đọc!').map(({ userId }) => userId)).toEqual([]);
  });
});

describe('ideas of hashtags', () => {
  function open(answers: Record<string, string[]>) {
    const asked: (string | undefined)[] = [];
    const failed: unknown[] = [];
    const ideas = new HashtagIdeas({
      ask: (word) => {
        asked.push(word);
        const list = answers[word ?? ''];
        return list
          ? Promise.resolve(list.map((hashtag) => ({ hashtag, total: 2 })))
          : Promise.reject(new Error('offline'));
      },
      sleep: () => Promise.resolve(),
      failed: (error) => void failed.push(error),
    });
    const offered = (word: string) => ideas.fitting(word, ideas.found).map(({ hashtag }) => hashtag);
    return { ideas, asked, failed, offered };
  }

  test('begin as the word does, without its marks, and are asked once', async () => {
    const { ideas, asked, offered } = open({ '': ['VLeague', 'ĐộiTuyển'], doi: ['ĐộiTuyển', 'đội_nhà'] });
    await ideas.look('');
    expect([offered(''), offered('doi')]).toEqual([['VLeague', 'ĐộiTuyển'], ['ĐộiTuyển']]);
    await ideas.look('doi');
    await ideas.look('doi');
    expect([asked, offered('doi'), offered('đội_nhà')]).toEqual([[undefined, 'doi'], ['ĐộiTuyển', 'đội_nhà'], []]);
  });

  test('that could not be loaded are asked again', async () => {
    const { ideas, asked, failed } = open({});
    await ideas.look('x');
    await ideas.look('x');
    expect([asked, failed.length]).toEqual([['x', 'x'], 2]);
  });
});
