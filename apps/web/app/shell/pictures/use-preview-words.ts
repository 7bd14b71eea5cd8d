import type { PreviewLabels } from '@khandai/ui-kit';
import { useMemo } from 'react';
import { useLazyTranslation } from '../../i18n/use-translation';
import { attachments } from '../../i18n/vi/lazy/attachments';

export interface PreviewWords {
  /** What one sees, where the sender wrote nothing about it. */
  readonly altOf: (kind: 'image' | 'video') => string;
  readonly labels: PreviewLabels;
}

/** The words around the files that a member of this name sent, over the whole window. The same object until they change. */
export function usePreviewWords(name: string): PreviewWords {
  const { t } = useLazyTranslation('attachments', attachments);
  return useMemo(
    () => ({
      altOf: (kind) => t(kind === 'image' ? 'preview.alt' : 'preview.altVideo', { name }),
      labels: {
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
      },
    }),
    [t, name],
  );
}
