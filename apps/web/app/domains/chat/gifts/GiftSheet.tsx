import { css } from '@emotion/react';
import { GiftPicker } from '@khandai/chat-ui';
import { GIFT_COUNTS, GIFT_NOTE_LENGTH, type Gift } from '@khandai/contracts';
import { PICTURE_HEIGHT } from '@khandai/match-ui';
import { Sheet, Switch } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNumbers } from '../../../i18n/use-numbers';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { gift as words } from '../../../i18n/vi/lazy/gift';
import { ChatSkeleton, RetryPanel } from '../../../shell/frame/EmptyPanel';
import { Part } from '../../../shell/parts/Part';
import { useServices } from '../../../shell/services/services';
import { useChatRoomStore } from '../chat-room-context';
import { type GiftSheetDeps, GiftSheetStore } from './GiftSheetStore';

interface GiftSheetProps {
  readonly groupId: number;
  readonly belowPicture: boolean | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The gifts of a room. Each opening reads the points again. */
export const GiftSheet = observer(function GiftSheet({ groupId, belowPicture, open, onClose }: GiftSheetProps) {
  const { t } = useLazyTranslation('gift', words);
  const { api, log } = useServices();
  const [part] = useState(() => {
    const unanswered: GiftSheetDeps['unanswered'] = { gift: undefined };
    const read = (signal?: AbortSignal) => api.call('GET /ac/api/chat/gift/list', { query: { groupId } }, signal);
    const report = (error: unknown) => {
      log.warn('gifts', error);
    };
    return new Part<GiftSheetStore>({
      fetch: async (signal) =>
        new GiftSheetStore(groupId, await read(signal), {
          send: (body) => api.call('POST /ac/api/chat/gift/send', { body }),
          reload: read,
          report,
          uuid: () => crypto.randomUUID(),
          unanswered,
        }),
      report,
    });
  });
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (!open) return;
    const look = new AbortController();
    void part.load(look.signal);
    return () => {
      look.abort();
    };
  }, [open, part, tries]);

  return createPortal(
    <Sheet
      open={open}
      onClose={onClose}
      title={t('title')}
      closeLabel={t('shell:close')}
      clear={belowPicture ? PICTURE_HEIGHT : undefined}
    >
      {part.value ? (
        <Choice store={part.value} />
      ) : part.state === 'failed' ? (
        <RetryPanel
          onRetry={() => {
            setTries(tries + 1);
          }}
        />
      ) : (
        <ChatSkeleton />
      )}
    </Sheet>,
    document.body,
  );
});

const Choice = observer(function Choice({ store }: { store: GiftSheetStore }) {
  const { grouped } = useNumbers();
  const { t } = useLazyTranslation('gift', words);
  const { gifts: banners } = useChatRoomStore();
  const noteOf = (gift: Gift) =>
    store.needsLevel(gift) ? t('level', { level: gift.level }) : t('points', { points: grouped(gift.points) });
  return (
    <GiftPicker
      labels={{
        gifts: t('gifts'),
        count: t('count'),
        message: t('message'),
        left: t('left'),
        send: t('send', { points: grouped(store.price) }),
      }}
      explanation={t('explanation')}
      gifts={store.list.list.map((gift) => ({
        ...{ id: gift.giftId, name: gift.name, src: gift.src },
        ...{ note: noteOf(gift), locked: store.isLocked(gift) },
      }))}
      chosen={store.chosenId}
      onChoose={store.choose}
      receiver={
        store.list.own ? (
          t('own')
        ) : (
          <>
            {t('to')} <b>{store.list.toName}</b>
          </>
        )
      }
      counts={GIFT_COUNTS}
      count={store.count}
      onCount={store.chooseCount}
      message={store.message}
      maxMessage={GIFT_NOTE_LENGTH}
      onMessage={store.write}
      left={store.left}
      leftText={store.left < 0 ? t('tooFew', { points: grouped(-store.left) }) : grouped(store.left)}
      disabled={!store.canSend}
      busy={store.busy}
      status={statusOf(store, t, grouped)}
      onSend={() => void store.send()}
      end={
        <div css={settings}>
          <Switch
            label={t('banners')}
            checked={!banners.hidden}
            onChange={(on) => {
              banners.hide(!on);
            }}
          />
        </div>
      }
    />
  );
});

type Words = ReturnType<typeof useLazyTranslation<'gift'>>['t'];

function statusOf(
  { outcome, tooPoor }: Pick<GiftSheetStore, 'outcome' | 'tooPoor'>,
  t: Words,
  grouped: (value: number) => string,
): { text: string; bad?: boolean } | undefined {
  if (!outcome)
    return tooPoor && { text: t('tooPoor', { points: grouped(tooPoor.points), least: grouped(tooPoor.least) }) };
  if ('refused' in outcome) return { text: outcome.refused || t('failed'), bad: true };
  const { name, count, toName } = outcome.sent;
  return { text: t('sent', { name, number: count, receiver: toName }) };
}

const settings = css`
  padding-top: var(--sp-2);
  border-top: 1px solid var(--c-line);
`;
