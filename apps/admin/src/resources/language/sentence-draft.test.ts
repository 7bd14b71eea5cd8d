import type { DeskSentence } from '@khandai/contracts';
import { afterSave, textOf, typed } from './sentence-draft';

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

it('what was typed while a save was on its way stays a change of the stored sentence', () => {
  const sent = typed(typed(new Map(), sentence, 'vi', 'Khác'), sentence, 'en', 'On');
  const stored: DeskSentence = { ...sentence, own: { vi: 'Khác', en: 'On', zh: null }, version: 'b' };
  expect(afterSave(sent, sent, stored).size).toBe(0);
  // The Vietnamese text goes on, the English one is put back, and there is a Chinese one.
  const since = typed(typed(typed(sent, sentence, 'vi', 'Khác nữa'), sentence, 'en', ''), sentence, 'zh', '直播');
  expect(afterSave(since, sent, stored).get('home.live')).toEqual({
    sentence: stored,
    own: { vi: 'Khác nữa', en: '', zh: '直播' },
  });
});
