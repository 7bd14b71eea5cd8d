import { Preview } from '@khandai/ui-kit';
import { useLateWords } from '../../i18n/use-translation';
import { member } from '../../i18n/vi/late/member';

export interface MemberPictureProps {
  readonly src: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** A member's picture over the whole window. A chunk of its own: few look closer. */
export function MemberPicture({ src, name, onClose }: MemberPictureProps) {
  const { t } = useLateWords('member', member);
  const title = t('picture', { name });
  return (
    <Preview
      items={[{ src, alt: title, kind: 'image' }]}
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
