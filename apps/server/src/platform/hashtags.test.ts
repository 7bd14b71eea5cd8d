import { hashtagKey, hashtagsIn } from './hashtags.js';

const tags = (text: string) => hashtagsIn(text).map(({ hashtag }) => hashtag);

test('hashtags are of letters with their marks, digits and `_`, as they are written first', () => {
  expect(tags('#VLeague tối nay #đội_tuyển! (#U23) #NămĐịnh… #vleague')).toEqual([
    ...['VLeague', 'đội_tuyển', 'U23', 'NămĐịnh'],
  ]);
});

test('numbers, addresses, longer words and doubled signs are no hashtags', () => {
  expect(tags(`#1 #2026 a#b https://x.vn/#top &#39; ##hai #${'dài'.repeat(20)} # #`)).toEqual([]);
});

test('spellings in another case or form have one key, words with other marks have another', () => {
  expect(hashtagKey('BÀN')).toBe(hashtagKey('ba\u0300n'));
  expect(hashtagKey('bàn')).not.toBe(hashtagKey('bán'));
});
