import { Preview, type PreviewItem } from '@khandai/ui-kit';
import { useLazyTranslation } from '../../i18n/use-translation';
import { member } from '../../i18n/vi/lazy/member';
import { pictureRenditions } from '../../shell/pictures/picture-renditions';

export interface MemberPictureProps {
  readonly src: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Edge of an uploaded picture in pixels; uploads are stored as squares. */
const UPLOAD_EDGE = 512;
/** Renditions of uploads only: a picture on another host may have any shape. */
const uploads = pictureRenditions([]);

function itemOf(src: string, alt: string): PreviewItem {
  const placeholder = uploads.address(src, 'placeholder');
  return {
    src,
    alt,
    kind: 'image',
    ...(placeholder !== null && { placeholder, width: UPLOAD_EDGE, height: UPLOAD_EDGE }),
  };
}

/** A member's picture over the whole window. Lazy chunk, because few users open it. */
export function MemberPicture({ src, name, onClose }: MemberPictureProps) {
  const { t } = useLazyTranslation('member', member);
  const title = t('picture', { name });
  return (
    <Preview
      items={[itemOf(src, title)]}
      labels={{
        title,
        close: t('preview.close'),
        next: t('preview.next'),
        previous: t('preview.previous'),
        zoomIn: t('preview.zoomIn'),
        zoomOut: t('preview.zoomOut'),
        fit: t('preview.fit'),
        percent: t('preview.percent'),
        loading: t('preview.loading'),
        retry: t('preview.retry'),
        failed: () => t('preview.failed'),
        position: (at, count) => t('preview.position', { at, count }),
      }}
      onClose={onClose}
    />
  );
}
