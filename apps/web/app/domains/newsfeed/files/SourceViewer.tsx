import type { PostSource } from '@khandai/contracts';
import { Preview, type PreviewItem } from '@khandai/ui-kit';
import { useMemo } from 'react';
import { pictureRenditions } from '../../../shell/pictures/picture-renditions';
import { usePreviewWords } from '../../../shell/pictures/use-preview-words';
import { playHls } from './play-hls';

export interface SourceViewerProps {
  readonly sources: readonly PostSource[];
  readonly start: number;
  /** Name of the author. */
  readonly name: string;
  readonly onClose: () => void;
}

const uploads = pictureRenditions([]);

/** The files of a post over the whole window. Lazy chunk, because it loads with a press on one. */
export function SourceViewer({ sources, start, name, onClose }: SourceViewerProps) {
  const { altOf, labels } = usePreviewWords(name);
  const items = useMemo(
    () =>
      sources.map(({ url: src, type, poster, hls, width, height, alt }): PreviewItem => {
        const placeholder = type === 'image' ? uploads.address(src, 'placeholder') : poster;
        return {
          ...{ src, width, height },
          alt: alt || altOf(type),
          ...(placeholder !== null && { placeholder }),
          ...(hls !== null && { attach: playHls(hls, src) }),
        };
      }),
    [sources, altOf],
  );
  return <Preview items={items} start={start} labels={labels} onClose={onClose} />;
}
