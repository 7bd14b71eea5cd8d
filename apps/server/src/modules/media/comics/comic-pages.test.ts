import sharp from 'sharp';
import { PictureMaker } from '../../../platform/pictures/picture-maker.js';
import { ComicPages, type StillPicture } from './comic-pages.js';

const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'white' } });

function open() {
  const kept: StillPicture[] = [];
  const pages = new ComicPages({
    maker: new PictureMaker(),
    keepPicture: (_userId, picture) => {
      kept.push(picture);
      return Promise.resolve({} as never);
    },
  });
  return { pages, kept };
}

describe('[CT3] (comics, page files) a page of a comic', () => {
  it('is stored upright, without metadata, as WebP, and at most as wide as the widest rendition', async () => {
    const { pages, kept } = open();
    const phone = await blank(3_000, 1_500).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    await pages.add(1, phone);
    await pages.add(1, await blank(720, 2_160).png().toBuffer());
    expect(kept.map(({ width, height }) => [width, height])).toEqual([
      [1_500, 3_000],
      [720, 2_160],
    ]);
    const facts = await sharp(kept[0]?.bytes).metadata();
    expect([facts.format, facts.width, facts.height, facts.orientation, facts.exif]).toEqual([
      'webp',
      1_500,
      3_000,
      undefined,
      undefined,
    ]);
    await pages.add(1, await blank(3_072, 1_000).png().toBuffer());
    expect(kept.at(-1)).toMatchObject({ width: 1_536, height: 500 });
  });

  it('is its first frame when it moves', async () => {
    const { pages, kept } = open();
    await pages.add(1, await blank(600, 900).gif().toBuffer());
    expect(kept[0]).toMatchObject({ width: 600, height: 900 });
  });

  it('is refused in words when it is no picture, broken, or too high for its width', async () => {
    const { pages, kept } = open();
    const png = await blank(900, 900).png().toBuffer();
    const refusedAs = (file: Buffer) => expect(pages.add(1, file)).rejects;
    await refusedAs(Buffer.from('không phải ảnh')).toMatchObject({ messageKey: 'notAPicture', status: 400 });
    await refusedAs(png.subarray(0, png.length - 20)).toMatchObject({ messageKey: 'brokenPicture' });
    await refusedAs(await blank(300, 901).png().toBuffer()).toMatchObject({ messageKey: 'comicPageTall' });
    expect(kept).toEqual([]);
  });
});
