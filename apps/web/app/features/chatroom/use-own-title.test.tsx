import { renderHook } from '@testing-library/react';
import { useOwnTitle } from './use-own-title';

test('a conversation has the name of the other member in the title, and gives the title of the page back', () => {
  document.title = 'Phòng chat · Khán Đài';
  const useShown = ({ name }: { name?: string }) => {
    useOwnTitle(name);
  };
  const { rerender, unmount } = renderHook(useShown, { initialProps: {} });
  const titles = [document.title];
  for (const props of [{ name: 'Mây Trắng' }, { name: 'Lúa $& Mới' }, {}]) {
    rerender(props);
    titles.push(document.title);
  }
  expect(titles).toEqual([
    'Phòng chat · Khán Đài',
    'Mây Trắng · Phòng chat Khán Đài',
    'Lúa $& Mới · Phòng chat Khán Đài',
    'Phòng chat · Khán Đài',
  ]);
  rerender({ name: 'Mây Trắng' });
  document.title = 'Trang chủ';
  unmount();
  expect(document.title).toBe('Trang chủ');
});
