import { Preview, type PreviewItem } from '@khandai/ui-kit';
import { useMemo } from 'react';
import type { RichPicture } from '../../domains/news';
import { pictureRenditions } from '../../shell/pictures/picture-renditions';
import { usePreviewWords } from '../../shell/pictures/use-preview-words';

export interface ArticlePicturesProps {
  readonly pictures: readonly RichPicture[];
  readonly start: number;
  /** Title of the article. */
  readonly title: string;
  readonly onClose: () => void;
}

const uploads = pictureRenditions([]);

/** The pictures of an article over the whole window. Lazy chunk, because it loads with a press on one. */
export function ArticlePictures({ pictures, start, title, onClose }: ArticlePicturesProps) {
  const { altOf, labels } = usePreviewWords(title);
  const items = useMemo(
    () =>
      pictures.map(({ src, alt, width, height }): PreviewItem => {
        const placeholder = uploads.address(src, 'placeholder');
        return {
          ...{ src, width, height, kind: 'image' },
          alt: alt || altOf('image'),
          ...(placeholder !== null && { placeholder }),
        };
      }),
    [pictures, altOf],
  );
  return <Preview items={items} start={start} labels={labels} onClose={onClose} />;
}
