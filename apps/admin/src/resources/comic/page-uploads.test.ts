import { ApiError } from '@khandai/api-client';
import type { PostSource } from '@khandai/contracts';
import { byFileName, sendPages } from './page-uploads';

const file = (name: string) => ({ name }) as File;
const { signal } = new AbortController();

test('files are sorted as people count', () => {
  expect(['trang-10.png', 'trang-2.png', 'Trang-1.png', 'bìa.png'].sort(byFileName)).toEqual([
    'bìa.png',
    'Trang-1.png',
    'trang-2.png',
    'trang-10.png',
  ]);
});

test('[CT3] (comics, page files) of 200 files a broken one is named with its reason, and the others arrive in order, two at a time', async () => {
  const files = Array.from({ length: 200 }, (_file, at) => file(`${200 - at}.png`));
  let running = 0;
  let most = 0;
  let done = 0;
  const send = async ({ name }: File) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    if (name === '77.png') throw new ApiError({ kind: 'refused', message: 'Ảnh bị hỏng.' } as never);
    if (name === '78.png') throw new Error('no line');
    return { sourceId: Number.parseInt(name, 10) } as PostSource;
  };
  const { sent, broken } = await sendPages(files, { send, onProgress: (count) => (done = count) }, signal);
  expect(broken.map(({ file: { name }, reason }) => [name, reason])).toEqual([
    ['77.png', 'Ảnh bị hỏng.'],
    ['78.png', ''],
  ]);
  expect(sent.map(({ page }) => page.sourceId)).toEqual(
    Array.from({ length: 200 }, (_page, at) => at + 1).filter((number) => number !== 77 && number !== 78),
  );
  expect(sent[1]?.page).toEqual({ sourceId: 2, fileName: '2.png', alt: '' });
  expect([most, done]).toEqual([2, 200]);
});

test('nothing more is sent when the editor leaves', async () => {
  const stop = new AbortController();
  const names: string[] = [];
  const send = async ({ name }: File) => {
    names.push(name);
    stop.abort();
    return { sourceId: 1 } as PostSource;
  };
  await sendPages([file('1'), file('2'), file('3'), file('4')], { send, onProgress: () => undefined }, stop.signal);
  expect(names.length).toBeLessThanOrEqual(2);
});
