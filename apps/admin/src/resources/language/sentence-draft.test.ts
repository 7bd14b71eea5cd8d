import type { DeskSentence } from '@khandai/contracts';
import { textOf, typed } from './sentence-draft';

const sentence: DeskSentence = {
  ...{ id: 'home.live', gaps: [], version: 'a' },
  builtIn: { vi: 'Đang diễn ra', en: 'Live now', zh: null },
  own: { vi: 'Đang đá', en: null, zh: null },
};

it('a text is a change until it is again what the server holds', () => {
  const one = typed(new Map(), sentence, 'vi', 'Khác');
  const two = typed(one, sentence, 'en', 'On');
  expect([textOf(two, sentence, 'vi'), textOf(two, sentence, 'en'), textOf(two, sentence, 'zh')]).toEqual([
    'Khác',
    'On',
    '',
  ]);
  expect(two.get('home.live')?.own).toEqual({ vi: 'Khác', en: 'On' });
  expect(typed(typed(two, sentence, 'vi', 'Đang đá '), sentence, 'en', '').size).toBe(0);
});
