import { css } from '@emotion/react';
import type { ModerationEntry } from '@khandai/contracts';
import { Button, EmptyState, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import type { TFunction } from '../../i18n/i18n';
import { useLazyTranslation } from '../../i18n/use-translation';
import { moderation } from '../../i18n/vi/lazy/moderation';
import { PartBody } from '../../shell/parts/PartBody';
import { useServices } from '../../shell/services/services';
import { card, cardHead, list, quiet } from './card.styles';
import { useModerationStore } from './moderation-context';
import { Cards } from './ModerationSkeleton';
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

/** "cấm chat · Lò Văn Pết · 10 phút · quảng cáo, liên kết lạ · phòng Gió Lào" */
function sentenceOf(entry: ModerationEntry, t: TFunction<'moderation'>): string {
  const { action, user, seconds, reason, roomName, groupId } = entry;
  return [
    t(`action.${action}`),
    user?.showName,
    seconds === null ? undefined : durationOf(seconds, t),
    reason === null ? undefined : t(`reasons.${reason}`),
    roomName === null ? groupId === null && t('allRooms') : t('inRoom', { room: roomName }),
  ]
    .filter(Boolean)
    .join(' · ');
}

const MINUTE = 60;
const HOUR = 3_600;

function durationOf(seconds: number, t: TFunction<'moderation'>): string {
  if (seconds % HOUR === 0) return t('hours', { number: seconds / HOUR });
  if (seconds % MINUTE === 0) return t('minutes', { number: seconds / MINUTE });
  return t('seconds', { number: seconds });
}

const dense = css`
  gap: var(--sp-2);
`;
