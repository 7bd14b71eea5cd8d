import { fixedSources, fluidSources, type PictureRenditions } from './picture-renditions.js';

const renditions: PictureRenditions = {
  widths: [320, 640, 768, 1024, 1280, 1536],
  densities: [1, 2],
  address: (src, figure) =>
    src.startsWith('/') ? `/p${src}-${figure === 'placeholder' ? 'mo' : `${figure.width}x${figure.density}`}` : null,
};

describe('a picture of one width', () => {
  test('[PI1] uses the smallest rendition for all screens if it has enough pixels', () => {
    expect(fixedSources(renditions, '/a', 28)).toEqual({ src: '/p/a-320x1' });
    expect(fixedSources(renditions, '/a', 160)).toEqual({ src: '/p/a-320x1' });
  });

  test('[PI1] uses for each pixel density the smallest rendition that is large enough', () => {
    expect(fixedSources(renditions, '/a', 500)).toEqual({ src: '/p/a-640x1', srcSet: '/p/a-640x1 1x, /p/a-1024x1 2x' });
    expect(fixedSources(renditions, '/a', 1536)).toEqual({
      src: '/p/a-1536x1',
      srcSet: '/p/a-1536x1 1x, /p/a-1536x2 2x',
    });
    expect(fixedSources(renditions, '/a', 9000)).toEqual({ src: '/p/a-1536x2' });
  });
});

test('[PI2] a fluid picture lists each width once', () => {
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

test('[PI3] a picture without renditions loads its original file', () => {
  expect(fixedSources(renditions, 'https://khac.example/a', 28)).toEqual({ src: 'https://khac.example/a' });
  expect(fluidSources(renditions, 'https://khac.example/a')).toEqual({ src: 'https://khac.example/a' });
});
