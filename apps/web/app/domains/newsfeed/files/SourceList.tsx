import { PostGallery } from '@khandai/chat-ui';
import { observer } from 'mobx-react-lite';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { postFiles as words } from '../../../i18n/vi/lazy/post-files';
import { OpenSource, type SourceListProps } from './OpenSource';
import { useOpenSource } from './use-open-source';

/** The pictures or the video of a post. A press shows them over the page. */
export const SourceList = observer(function SourceList({ sources, name }: SourceListProps) {
  const { t } = useLazyTranslation('postFiles', words);
  const { open, openAt } = useOpenSource(sources);
  const count = sources.length;
  return (
    <>
      <PostGallery
        items={sources.map(({ sourceId, url, type, poster, seconds, processing, ...rest }, index) => ({
          ...{ key: sourceId, kind: type, src: url, ...rest },
          ...(poster !== null && { poster }),
          ...(seconds !== null && { length: lengthText(seconds) }),
          ...(processing && { note: t('processing') }),
          label: t(type === 'image' ? 'openImage' : 'openVideo', { at: index + 1, count, name }),
        }))}
        onOpen={open}
      />
      <OpenSource sources={sources} name={name} at={openAt} />
    </>
  );
});

/** "0:07" */
const lengthText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
