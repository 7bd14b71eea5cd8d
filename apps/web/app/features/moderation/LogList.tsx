import { css } from '@emotion/react';
import { Button, EmptyState, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useLazyTranslation } from '../../i18n/use-translation';
import { moderation } from '../../i18n/vi/lazy/moderation';
import { PartBody } from '../../shell/parts/PartBody';
import { useServices } from '../../shell/services/services';
import { card, cardHead, list, quiet } from './card.styles';
import { useModerationStore } from './moderation-context';
import { Cards } from './ModerationSkeleton';
import { sentenceOf } from './sentence-of';
import { Time } from './Time';
import { useActs } from './use-acts';

/** What was done, the newest first. Nothing is taken out of the log: an undo is an entry of its own. */
export const LogList = observer(function LogList() {
  const { t } = useLazyTranslation('moderation', moderation);
  const { api } = useServices();
  const store = useModerationStore();
  const act = useActs();
  return (
    <PartBody part={store.log} waiting={<Cards />} failedTitle={t('failed')} onRetry={store.refresh}>
      {(entries) =>
        entries.length === 0 ? (
          <EmptyState icon={icons.list} level={2} title={t('emptyLog')} />
        ) : (
          <ul css={[list, dense]}>
            {entries.map((entry) => (
              <li key={entry.logId} css={card}>
                <div css={cardHead}>
                  <b>{entry.by?.showName ?? t('server')}</b>
                  <span>{sentenceOf(entry, t)}</span>
                  <Time at={entry.at} />
                </div>
                {entry.note !== '' && <p css={quiet}>{t('note', { note: entry.note })}</p>}
                {entry.undoable && (
                  <div>
                    <Button
                      size="sm"
                      icon={icons.undo}
                      onClick={() => {
                        act(
                          () => api.call('POST /ac/api/chat/moderation/undo', { body: { logId: entry.logId } }),
                          'undo',
                        );
                      }}
                    >
                      {t('undo')}
                    </Button>
                  </div>
                )}
              </li>
            ))}
          </ul>
        )
      }
    </PartBody>
  );
});

const dense = css`
  gap: var(--sp-2);
`;
