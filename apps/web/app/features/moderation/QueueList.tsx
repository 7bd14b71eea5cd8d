import { css } from '@emotion/react';
import type { QueueItem } from '@khandai/contracts';
import { Chip, ChipRow, EmptyState, icons, KeyList, noRing, Sheet, useMedia } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { BanSheet } from '../../domains/chat';
import { useLazyTranslation } from '../../i18n/use-translation';
import { moderation } from '../../i18n/vi/lazy/moderation';
import { PartBody } from '../../shell/parts/PartBody';
import { TWO_COLUMNS } from './card.styles';
import { useModerationStore } from './moderation-context';
import { Cards } from './ModerationSkeleton';
import { keyOf, kinds } from './ModerationStore';
import { QueueDetail } from './QueueDetail';
import { QueueRow } from './QueueRow';
import { banRoomOf, type Bannable, isBannable } from './queue-text';
import { useDecisions } from './use-decisions';

/**
 * What waits for a decision, the oldest first, and the one that the user looks at: beside the list, or in a sheet on a phone. J
 * and K move through the list, A and X decide, B bans, U undoes.
 */
export const QueueList = observer(function QueueList() {
  const { t } = useLazyTranslation('moderation', moderation);
  const store = useModerationStore();
  const [banned, ban] = useState<Bannable>();
  const isWide = useMedia(TWO_COLUMNS, { onServer: false });
  const decisions = useDecisions();
  const root = useRef<HTMLDivElement>(null);
  const { moves, shown } = store;
  const chosen = shown.find((item) => keyOf(item) === store.chosen);

  // The row of a decided item is gone, and with it the focus.
  useEffect(() => {
    if (moves === 0) return;
    const { current } = root;
    (current?.querySelector<HTMLElement>('[aria-current="true"]') ?? current)?.focus();
  }, [moves]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const key = event.key.toUpperCase();
    // A key that is held down moves on, but decides once: each decision brings the next item.
    if (event.repeat && !STEPS.has(key)) return;
    press(key);
  };
  const press = (key: string) => {
    if (key === 'J') store.step(1);
    if (key === 'K') store.step(-1);
    if (key === 'U') void store.undo?.();
    if (!chosen) return;
    if (key === 'B' && isBannable(chosen)) ban(chosen);
    decisions(chosen)
      .find(({ shortcut }) => shortcut === key)
      ?.decide();
  };
  const detail = (item: QueueItem) => (
    <QueueDetail
      key={keyOf(item)}
      item={item}
      onBan={(about) => {
        store.leave();
        ban(about);
      }}
    />
  );

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
      <div ref={root} tabIndex={-1} css={noRing} onKeyDown={onKeyDown}>
        <PartBody part={store.queue} waiting={<Cards />} failedTitle={t('failed')} onRetry={store.refresh}>
          {() =>
            shown.length === 0 ? (
              <EmptyState icon={icons.done} level={2} title={t('emptyQueue')} text={t('emptyQueueText')} />
            ) : (
              <div css={desk}>
                <ul css={rows} aria-label={t('tab.queue')}>
                  {shown.map((item) => (
                    <QueueRow
                      key={keyOf(item)}
                      item={item}
                      isChosen={item === chosen}
                      onPress={() => {
                        store.look(item);
                      }}
                    />
                  ))}
                </ul>
                {isWide && (
                  <section css={panel}>{chosen ? detail(chosen) : <p role="status">{t('decidedByOther')}</p>}</section>
                )}
                {isWide && (
                  <div css={foot}>
                    <KeyList row keys={keys.map((key) => ({ keys: [key.toUpperCase()], does: t(`keys.${key}`) }))} />
                  </div>
                )}
              </div>
            )
          }
        </PartBody>
      </div>
      <Sheet
        open={!isWide && store.isOpen && chosen !== undefined}
        onClose={store.leave}
        title={t('sheet')}
        closeLabel={t('close')}
      >
        {chosen && <div css={inSheet}>{detail(chosen)}</div>}
      </Sheet>
      {banned && (
        <BanSheet
          message={{ groupId: banRoomOf(banned), userId: banned.author.userId, showName: banned.author.showName }}
          onClose={() => {
            ban(undefined);
            store.leave();
            store.refresh();
          }}
        />
      )}
    </>
  );
});

const STEPS = new Set(['J', 'K']);
const keys = ['j', 'k', 'a', 'x', 'b', 'u'] as const;

/** Letters belong to the field with the focus. */
const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

const desk = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-top: var(--sp-3);
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
  background: var(--c-surface);
  overflow: hidden;
  @media ${TWO_COLUMNS} {
    grid-template-columns: minmax(17rem, 22rem) minmax(0, 1fr);
  }
`;

const rows = css`
  @media ${TWO_COLUMNS} {
    max-height: calc(100dvh - 18rem);
    min-height: 24rem;
    overflow-y: auto;
  }
`;

const panel = css`
  padding: var(--sp-4);
  border-left: 1px solid var(--c-line);
`;

const foot = css`
  grid-column: 1 / -1;
  padding: var(--sp-2) var(--sp-4);
  border-top: 1px solid var(--c-line);
`;

const inSheet = css`
  padding: 0 var(--sp-4);
  /* The decisions stay in sight while the messages scroll. */
  & > article > :last-child {
    position: sticky;
    bottom: calc(-1 * var(--sp-2) - env(safe-area-inset-bottom));
    padding: var(--sp-3) 0;
    background: var(--c-raised);
  }
`;
