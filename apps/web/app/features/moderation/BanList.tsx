import { Button, EmptyState, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { fullTime } from '../../i18n/format-time';
import { useLazyTranslation, useTranslation } from '../../i18n/use-translation';
import { moderation } from '../../i18n/vi/lazy/moderation';
import { PartBody } from '../../shell/parts/PartBody';
import { useServices } from '../../shell/services/services';
import { acts, card, cardHead, list, quiet } from './card.styles';
import { useModerationStore } from './moderation-context';
import { Cards } from './ModerationSkeleton';
import { Time } from './Time';
import { useActs } from './use-acts';

/** The bans in force, the newest first. */
export const BanList = observer(function BanList() {
  const { t } = useLazyTranslation('moderation', moderation);
  const { t: match } = useTranslation('match');
  const { api, clock } = useServices();
  const store = useModerationStore();
  const act = useActs();
  const endOf = (until: string | null): string =>
    until === null
      ? t('forever')
      : t('until', { time: fullTime(Date.parse(until), clock.timezone, match('weekdays')) });
  return (
    <PartBody part={store.bans} waiting={<Cards />} failedTitle={t('failed')} onRetry={store.refresh}>
      {(bans) =>
        bans.length === 0 ? (
          <EmptyState icon={icons.done} level={2} title={t('emptyBans')} />
        ) : (
          <ul css={list}>
            {bans.map((ban) => (
              <li key={ban.banId} css={card}>
                <div css={cardHead}>
                  <b>{ban.user.showName}</b>
                  <span css={quiet}>
                    {ban.roomName === null ? t('allRooms') : t('inRoom', { room: ban.roomName })}
                    {ban.address && ` · ${t('address')}`}
                  </span>
                  <Time at={ban.createdAt} />
                </div>
                <p css={quiet}>
                  {t('banOf', { reason: t(`reasons.${ban.reason}`) })} {endOf(ban.until)} ·{' '}
                  {t('by', { name: ban.by.showName })}
                </p>
                {ban.note !== '' && <p css={quiet}>{t('note', { note: ban.note })}</p>}
                <div css={acts}>
                  <Button
                    size="sm"
                    icon={icons.undo}
                    onClick={() => {
                      act(() => api.call('POST /ac/api/chat/message/unban', { body: { banId: ban.banId } }), 'unban');
                    }}
                  >
                    {t('unban')}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )
      }
    </PartBody>
  );
});
