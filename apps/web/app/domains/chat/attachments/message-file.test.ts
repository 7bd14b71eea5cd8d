import { fileFacts, lengthText } from './message-file';

describe('the address of a message’s file', () => {
  const key = '/tep/chat/0a/0a1b2c3d';

  it('says kind, size and length', () => {
    expect(fileFacts(`${key}-1600x900.webp`)).toMatchObject({
      kind: 'image',
      width: 1600,
      height: 900,
      seconds: undefined,
    });
    expect(fileFacts(`${key}-720x1280-12s.mp4`)).toMatchObject({
      kind: 'video',
      width: 720,
      height: 1280,
      seconds: 12,
    });
    expect(lengthText(67)).toBe('1:07');
  });

  it.each([
    'https://evil.example/a-1x1.webp',
    '//evil.example/tep/a-1x1.webp',
    `${key}.webp`,
    'javascript:alert(1)',
    `${key}-1x1.svg`,
  ])('of %s is not shown', (src) => {
    expect(fileFacts(src)).toBeUndefined();
  });
});
