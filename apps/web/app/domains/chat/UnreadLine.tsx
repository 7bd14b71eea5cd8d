import { NewLine } from '@khandai/chat-ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useLazyTranslation } from '../../i18n/use-translation';
import { composer } from '../../i18n/vi/lazy/composer';

/** The line above the first unread message. Calls `onSeen` when it is on screen. */
export const UnreadLine = observer(function UnreadLine({ onSeen }: { onSeen: () => void }) {
  const { t } = useLazyTranslation('composer', composer);
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!line.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onSeen();
    });
    observer.observe(line.current);
    return () => {
      observer.disconnect();
    };
  }, [onSeen]);
  return (
    <div ref={line}>
      <NewLine>{t('newLine')}</NewLine>
    </div>
  );
});
