import { fireEvent, render, screen } from '@testing-library/react';
import { Picture, PictureProvider, type PictureProps } from './Picture.js';
import type { PictureRenditions } from './picture-renditions.js';

const renditions: PictureRenditions = {
  widths: [320, 640],
  densities: [1, 2],
  address: (src, figure) => `/p${src}-${figure === 'placeholder' ? 'mo' : figure.width * figure.density}`,
};

function show(props: Partial<PictureProps> = {}) {
  const ui = (more: Partial<PictureProps> = {}) => (
    <PictureProvider renditions={renditions}>
      <Picture src="/a" alt="Khán đài" width={400} height={300} {...props} {...more} />
    </PictureProvider>
  );
  const { rerender } = render(ui());
  return {
    image: () => screen.getByRole<HTMLImageElement>('img', { name: 'Khán đài' }),
    again: (more: Partial<PictureProps>) => rerender(ui(more)),
  };
}

describe('Picture', () => {
  it('[PI4] reserves its space, loads near the viewport, and has its alternative text', () => {
    const { image } = show({ sizes: '100vw' });
    expect([image().width, image().height, image().getAttribute('loading'), image().sizes]).toEqual([
      400,
      300,
      'lazy',
      '100vw',
    ]);
    expect(
      show({ eager: true, alt: 'Khán đài B' }) &&
        screen.getByRole('img', { name: 'Khán đài B' }).getAttribute('loading'),
    ).toBe('eager');
  });

  it('[PI5] shows a blurred placeholder until it has loaded', () => {
    const { image, again } = show();
    expect(image().style.backgroundImage).toContain('/p/a-mo');
    fireEvent.load(image());
    expect(image().style.backgroundImage).toBe('');
    again({ src: '/b' });
    expect(image().style.backgroundImage).toContain('/p/b-mo');
    again({ src: '/b', blurred: false });
    expect(image().style.backgroundImage).toBe('');
  });

  it('[PI6] falls back to the original file when a rendition fails, and fails only after that', () => {
    let broken = 0;
    const { image } = show({ onBroken: () => (broken += 1) });
    fireEvent.error(image());
    expect([image().getAttribute('src'), image().getAttribute('srcset'), broken]).toEqual(['/a', null, 0]);
    fireEvent.error(image());
    expect(broken).toBe(1);
  });

  it('[PI3] loads the original file without a provider of renditions', () => {
    render(<Picture src="/a" alt="một mình" width={10} height={10} />);
    expect(screen.getByRole('img', { name: 'một mình' }).getAttribute('src')).toBe('/a');
  });
});
