import type { PostSource } from '@khandai/contracts';
import { Preview, type PreviewItem } from '@khandai/ui-kit';
import { useMemo } from 'react';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { attachments } from '../../../i18n/vi/lazy/attachments';
import { pictureRenditions } from '../../../shell/pictures/picture-renditions';
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
  const { t } = useLazyTranslation('attachments', attachments);
  const items = useMemo(
    () =>
      sources.map(({ url: src, type, poster, hls, width, height, alt }): PreviewItem => {
        const placeholder = type === 'image' ? uploads.address(src, 'placeholder') : poster;
        return {
          ...{ src, width, height },
          alt: alt || t(type === 'image' ? 'preview.alt' : 'preview.altVideo', { name }),
          ...(placeholder !== null && { placeholder }),
          ...(hls !== null && { attach: playHls(hls, src) }),
        };
      }),
    [sources, name, t],
  );
  return (
    <Preview
      items={items}
      start={start}
      labels={{
        title: t('preview.title', { name }),
        close: t('preview.close'),
        next: t('preview.next'),
        previous: t('preview.previous'),
        zoomIn: t('preview.zoomIn'),
        zoomOut: t('preview.zoomOut'),
        fit: t('preview.fit'),
        percent: t('preview.percent'),
        loading: t('preview.loading'),
        retry: t('preview.retry'),
        failed: (kind) => t(kind === 'image' ? 'preview.failedImage' : 'preview.failedVideo'),
        position: (at, count, kind) => t(kind === 'image' ? 'preview.image' : 'preview.video', { at, count }),
      }}
      onClose={onClose}
    />
  );
}
