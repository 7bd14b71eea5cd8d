import { message } from '../../../test/fixtures';
import { messageText } from './message-text';

test('a message of a sticker or of files alone has a word in place of its text', () => {
  const textOf = (part: Parameters<typeof message>[0]) => messageText(message(part), (media) => `[${media}]`);
  const sticker = { stickerId: 1, name: 'Vào lưới', src: '/nhan-dan/vao-luoi.svg' };
  expect(textOf({ filteredMessage: 'vào rồi' })).toBe('vào rồi');
  expect(textOf({ filteredMessage: '', sticker })).toBe('[sticker]');
  expect(textOf({ filteredMessage: '', attachments: ['/tep/a-1x1.webp'] })).toBe('[attachment]');
  expect(textOf({ filteredMessage: '' })).toBe('');
});
