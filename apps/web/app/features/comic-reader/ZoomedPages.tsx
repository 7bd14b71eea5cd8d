import { Preview } from '@khandai/ui-kit';
import { useComicWords } from '../../domains/comics';
import { usePreviewWords } from '../../shell/pictures/use-preview-words';
import type { ReaderStore } from './ReaderStore';

export interface ZoomedPagesProps {
  readonly reader: ReaderStore;
  readonly onClose: () => void;
}

/** The open pages over the whole window, in the size in which they were uploaded. */
export function ZoomedPages({ reader, onClose }: ZoomedPagesProps) {
  const { t } = useComicWords();
  const { chapter, spread, mode, current, total } = reader;
  const { labels } = usePreviewWords(chapter.comic.title);
  const shown = mode === 'strip' ? [current] : spread;
  const items = shown.flatMap((index) => {
    const page = chapter.pages[index];
    if (!page) return [];
    const { url, width, height, alt } = page;
    return [
      {
        ...{ src: url, kind: 'image' as const, width, height },
        alt: alt === '' ? t('reader.pageAlt', { page: index + 1, total }) : alt,
      },
    ];
  });
  return <Preview items={items} labels={{ ...labels, title: t('reader.zoomTitle') }} onClose={onClose} />;
}
