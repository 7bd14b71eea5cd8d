import { fixedSources, fluidSources, type PictureRenditions } from './picture-renditions.js';

const renditions: PictureRenditions = {
  widths: [320, 640, 768, 1024, 1280, 1536],
  densities: [1, 2],
  address: (src, figure) =>
    src.startsWith('/') ? `/p${src}-${figure === 'placeholder' ? 'mo' : `${figure.width}x${figure.density}`}` : null,
};

describe('a picture of one width', () => {
  test('[PI1] is one and the same for all screens where the smallest has dots enough', () => {
    expect(fixedSources(renditions, '/a', 28)).toEqual({ src: '/p/a-320x1' });
    expect(fixedSources(renditions, '/a', 160)).toEqual({ src: '/p/a-320x1' });
  });

  test('[PI1] has for each screen the fewest dots that fill it', () => {
    expect(fixedSources(renditions, '/a', 500)).toEqual({ src: '/p/a-640x1', srcSet: '/p/a-640x1 1x, /p/a-1024x1 2x' });
    expect(fixedSources(renditions, '/a', 1536)).toEqual({
      src: '/p/a-1536x1',
      srcSet: '/p/a-1536x1 1x, /p/a-1536x2 2x',
    });
    expect(fixedSources(renditions, '/a', 9000)).toEqual({ src: '/p/a-1536x2' });
  });
});

test('[PI2] a picture as wide as its place names each number of dots once', () => {
  const { src, srcSet } = fluidSources(renditions, '/a');
  expect(src).toBe('/p/a-320x1');
  expect(srcSet?.split(', ').map((one) => one.split(' ')[1])).toEqual([
    '320w',
    '640w',
    '768w',
    '1024w',
    '1280w',
    '1536w',
    '2048w',
    '2560w',
    '3072w',
  ]);
});

test('[PI3] one that is to be had as it is only is fetched so', () => {
  expect(fixedSources(renditions, 'https://khac.example/a', 28)).toEqual({ src: 'https://khac.example/a' });
  expect(fluidSources(renditions, 'https://khac.example/a')).toEqual({ src: 'https://khac.example/a' });
});
