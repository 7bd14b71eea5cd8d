import { Preview } from '@khandai/ui-kit';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { attachments as words } from '../../../i18n/vi/lazy/attachments';
import { pictureRenditions } from '../../../shell/pictures/picture-renditions';
import type { FileFacts } from './message-file';

export interface FileViewerProps {
  readonly files: readonly FileFacts[];
  readonly start: number;
  /** Name of their sender. */
  readonly name: string;
  readonly onClose: () => void;
}

const uploads = pictureRenditions([]);

/** The files of a message over the whole window. Lazy chunk, because it loads with a press on one. */
export function FileViewer({ files, start, name, onClose }: FileViewerProps) {
  const { t } = useLazyTranslation('attachments', words);
  return (
    <Preview
      items={files.map(({ src, kind, width, height }) => {
        const placeholder = kind === 'image' ? uploads.address(src, 'placeholder') : null;
        const alt = t(kind === 'image' ? 'preview.alt' : 'preview.altVideo', { name });
        return { src, kind, width, height, alt, ...(placeholder !== null && { placeholder }) };
      })}
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
