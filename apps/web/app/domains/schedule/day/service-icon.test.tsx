import { icons } from '@khandai/ui-kit';
import { act, fireEvent, render } from '@testing-library/react';
import { ServiceIcon } from './ServiceIcon';

const show = () => render(<ServiceIcon name="football" fallback={icons.football} />).container;

describe('[UI6] (page) an icon of the icon service', () => {
  test('comes from our own host and has its size before it loads', () => {
    const image = show().querySelector('img')!;
    expect([image.getAttribute('src'), image.alt, image.width, image.height]).toEqual([
      '/icons/football.svg',
      '',
      18,
      18,
    ]);
  });

  test('is the built-in drawing when the picture does not load', () => {
    const page = show();
    fireEvent.error(page.querySelector('img')!);
    expect([page.querySelector('img'), page.querySelector('svg')?.getAttribute('aria-hidden')]).toEqual([null, 'true']);
  });

  describe('that the browser finished before scripts ran', () => {
    const { prototype } = HTMLImageElement;
    const complete = Object.getOwnPropertyDescriptor(prototype, 'complete')!;
    const { decode } = prototype;
    afterEach(() => {
      Object.defineProperty(prototype, 'complete', complete);
      prototype.decode = decode;
    });

    test.each([
      ['broken, is the built-in drawing', () => Promise.reject(new Error('broken')), 'svg'],
      ['without a size of its own, stays', () => Promise.resolve(), 'img'],
    ])('%s', async (_, decoding, shown) => {
      Object.defineProperty(prototype, 'complete', { configurable: true, get: () => true });
      prototype.decode = decoding;
      const page = show();
      await act(() => Promise.resolve());
      expect(page.firstElementChild?.localName).toBe(shown);
    });
  });
});
