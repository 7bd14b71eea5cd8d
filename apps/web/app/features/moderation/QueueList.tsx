import type { QueueItem } from '@khandai/contracts';
import { Chip, ChipRow, EmptyState, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useState } from 'react';
import { BanSheet } from '../../domains/chat';
import { useLazyTranslation } from '../../i18n/use-translation';
import { moderation } from '../../i18n/vi/lazy/moderation';
import { PartBody } from '../../shell/parts/PartBody';
import { list } from './card.styles';
import { useModerationStore } from './moderation-context';
import { Cards } from './ModerationSkeleton';
import { keyOf, kinds } from './ModerationStore';
import { QueueCard } from './QueueCard';

/** What waits for a decision, the oldest first. J and K move between the cards; A, X and B decide about the one with the focus. */
export const QueueList = observer(function QueueList() {
  const { t } = useLazyTranslation('moderation', moderation);
  const store = useModerationStore();
  const [banned, ban] = useState<Exclude<QueueItem, { kind: 'request' }>>();
  return (
    <>
      <ChipRow label={t('filter')}>
        {kinds.map((kind) => (
          <Chip
            key={kind}
            pressed={store.kind === kind}
            count={store.count(kind)}
            onPress={() => {
              store.chooseKind(kind);
            }}
          >
            {t(`kind.${kind}`)}
          </Chip>
        ))}
      </ChipRow>
      <PartBody part={store.queue} waiting={<Cards />} failedTitle={t('failed')} onRetry={store.refresh}>
        {() =>
          store.shown.length === 0 ? (
            <EmptyState icon={icons.done} level={2} title={t('emptyQueue')} text={t('emptyQueueText')} />
          ) : (
            <ul css={list} onKeyDown={moveBetween}>
              {store.shown.map((item) => (
                <QueueCard key={keyOf(item)} item={item} onBan={ban} />
              ))}
            </ul>
          )
        }
      </PartBody>
      {banned && (
        <BanSheet
          message={{ groupId: banned.groupId, userId: banned.author.userId, showName: banned.author.showName }}
          onClose={() => {
            ban(undefined);
            store.refresh();
          }}
        />
      )}
    </>
  );
});

/** J and K move the focus into the next and the previous card. */
function moveBetween({ key, currentTarget, target }: KeyboardEvent<HTMLElement>): void {
  const step = { j: 1, k: -1 }[key.toLowerCase()];
  if (step === undefined || !(target instanceof Element)) return;
  const cards = [...currentTarget.children];
  const at = cards.findIndex((card) => card.contains(target));
  cards[at + step]?.querySelector('button')?.focus();
}
