import { isTip, showsMessage } from './tips';

const say = (filteredMessage: string) => ({ filteredMessage });

describe('tips in a chat room', () => {
  test.each(['#tip Hà Nội -0.5', 'Theo mình #TIP xỉu', 'xem https://khandai.vn/tip-keo/ha-noi-nam-dinh', '/tip-keo'])(
    'a tip: %s',
    (text) => {
      expect(isTip(say(text))).toBe(true);
    },
  );

  test.each(['tip hay', '#tips', '#tipster', 'a#tip', '/tip-keoo', 'Vào!!!'])('no tip: %s', (text) => {
    expect(isTip(say(text))).toBe(false);
  });

  test('messages with a tip are hidden, or are the only ones', () => {
    const messages = [say('#tip tài'), say('hay quá')];
    const shown = (onlyTips: boolean, hidesTips: boolean) =>
      messages
        .filter((message) => showsMessage(message, { onlyTips, hidesTips }))
        .map((message) => message.filteredMessage);
    expect([shown(false, false), shown(false, true), shown(true, false)]).toEqual([
      ['#tip tài', 'hay quá'],
      ['hay quá'],
      ['#tip tài'],
    ]);
  });
});
