import { css } from '@emotion/react';
import type { QueueItem } from '@khandai/contracts';
import {
  Button,
  Chip,
  ChipRow,
  Dialog,
  EmptyState,
  ErrorState,
  icons,
  KeyList,
  noRing,
  Select,
  useMedia,
} from '@khandai/ui-kit';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Title, useLocation, useNavigate, useTranslate } from 'react-admin';
import { isTyping } from '../../frame/desk-keys';
import { useResourceWords } from '../../i18n/use-resource-words';
import { keyOf, QUEUE_KINDS, type QueueKind, roomOf } from './queue-item';
import { BulkBar } from './BulkBar';
import { QueueCase } from './QueueCase';
import { QueueTable } from './QueueTable';
import { UndoBar } from './UndoBar';
import { useQueue } from './use-queue';
import { useVerdicts } from './use-verdicts';
import type { Verdict } from './verdicts';

/** From this width on, the item that the moderator looks at is beside the list. */
const WIDE = '(min-width: 1100px)';
const VERDICTS: Readonly<Record<string, Verdict>> = { a: 'keep', x: 'remove' };

/**
 * What waits for a decision, the oldest first. J, K and Space move and select like in every list of the desk; A keeps, X
 * removes, B bans, U undoes.
 */
export function QueueScreen() {
  const t = useResourceWords('moderation');
  const translate = useTranslate();
  const wide = useMedia(WIDE, { onServer: false });
  const queue = useQueue();
  const verdicts = useVerdicts(queue);
  const [kind, setKind] = useState<QueueKind | 'all'>('all');
  const [room, setRoom] = useState('');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [banning, setBanning] = useState(false);
  const [chosenKey, choose] = useChosen();
  const root = useFocusAfter(verdicts.last);
  const waiting = queue.items ?? [];
  const shown = waiting.filter(
    (item) => (kind === 'all' || item.kind === kind) && (room === '' || roomOf(item) === room),
  );
  const chosen = waiting.find((item) => keyOf(item) === chosenKey);
  const marked = shown.filter((item) => selected.has(keyOf(item)));

  const decide = (items: readonly QueueItem[], verdict: Verdict) => {
    if (items.length === 0 || verdicts.busy) return;
    const last = shown.findLastIndex((item) => items.includes(item));
    const next = shown[last + 1];
    setSelected(new Set());
    setBanning(false);
    choose(wide && next ? keyOf(next) : undefined);
    void verdicts.decide(items, verdict);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, repeat, target } = event;
    if (ctrlKey || metaKey || altKey || repeat || isTyping(target)) return;
    const pressed = key.toLowerCase();
    const verdict = VERDICTS[pressed];
    if (verdict) decide(marked.length > 0 ? marked : chosen ? [chosen] : [], verdict);
    else if (pressed === 'b' && chosen) setBanning(true);
    else if (pressed === 'u' && verdicts.last && verdicts.last.logIds.length > 0) void verdicts.undo();
    else return;
    event.preventDefault();
  };
  const pick = (key: string | undefined) => {
    setBanning(false);
    choose(key);
  };

  if (!queue.items)
    return queue.failed ? (
      <ErrorState
        title={t('failed')}
        text={t('failedText')}
        framed
        action={<Button onClick={queue.refresh}>{t('retry')}</Button>}
      />
    ) : null;
  const detail = chosen && (
    <QueueCase
      key={chosenKey}
      item={chosen}
      busy={verdicts.busy}
      banning={banning}
      onBanning={setBanning}
      onVerdict={(verdict) => decide([chosen], verdict)}
      onDone={queue.refresh}
    />
  );
  return (
    <section ref={root} css={[page, noRing]} tabIndex={-1} onKeyDown={onKeyDown}>
      <Title title={t('name', { smart_count: 2 })} />
      <header css={head}>
        <h1>{t('name', { smart_count: 2 })}</h1>
        <p role="status">{t('waiting', { smart_count: queue.total })}</p>
      </header>
      <Filters items={waiting} kind={kind} room={room} onKind={setKind} onRoom={setRoom} />
      <BulkBar
        items={marked}
        busy={verdicts.busy}
        onVerdict={(verdict) => decide(marked, verdict)}
        onClear={() => setSelected(new Set())}
      />
      {verdicts.last && (
        <UndoBar
          text={verdicts.last.text}
          onUndo={verdicts.last.logIds.length > 0 ? () => void verdicts.undo() : undefined}
        />
      )}
      {shown.length === 0 ? (
        <EmptyState icon={icons.done} level={2} title={t('empty')} text={t('emptyText')} />
      ) : (
        <div css={columns}>
          <QueueTable
            items={shown}
            chosen={chosenKey}
            selected={selected}
            follow={wide}
            onSelected={setSelected}
            onChoose={pick}
          />
          {wide && <aside css={side}>{detail ?? <p css={hint}>{t('choose')}</p>}</aside>}
        </div>
      )}
      {queue.total > waiting.length && <p css={hint}>{t('more', { smart_count: queue.total - waiting.length })}</p>}
      <span css={keys}>
        <KeyList row keys={KEYS.map(([key, does]) => ({ keys: [key], does: t(`keys.${does}`) }))} />
      </span>
      {!wide && (
        <Dialog
          open={chosen !== undefined}
          onClose={() => pick(undefined)}
          title={t('case')}
          closeLabel={translate('ra.action.close')}
        >
          {detail}
        </Dialog>
      )}
    </section>
  );
}

/** Beside the keys of every list. */
const KEYS = [
  ['A', 'keep'],
  ['X', 'remove'],
  ['B', 'ban'],
  ['U', 'undo'],
] as const;

/** The row of a decided item is gone, and with it the focus: the keys go on from the next item. */
function useFocusAfter(decided: unknown): RefObject<HTMLElement | null> {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = root;
    if (!decided || !current || document.activeElement !== document.body) return;
    (current.querySelector<HTMLElement>('tr[data-chosen] input') ?? current).focus();
  }, [decided]);
  return root;
}

/** The item that the moderator looks at is in the address, so that the first screen and colleagues can link to it. */
function useChosen(): readonly [string | undefined, (key: string | undefined) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const key = new URLSearchParams(search).get('item') ?? undefined;
  const choose = (next: string | undefined) => {
    if (next !== key) navigate(next === undefined ? '/moderation' : `/moderation?item=${next}`, { replace: true });
  };
  return [key, choose];
}

interface FiltersProps {
  readonly items: readonly QueueItem[];
  readonly kind: QueueKind | 'all';
  readonly room: string;
  readonly onKind: (kind: QueueKind | 'all') => void;
  readonly onRoom: (room: string) => void;
}

function Filters({ items, kind, room, onKind, onRoom }: FiltersProps) {
  const t = useResourceWords('moderation');
  const rooms = [...new Set(items.map(roomOf))].filter((name) => typeof name === 'string').sort();
  return (
    <div css={filters}>
      <ChipRow label={t('filter')}>
        {(['all', ...QUEUE_KINDS] as const).map((one) => (
          <Chip
            key={one}
            pressed={kind === one}
            count={one === 'all' ? items.length : items.filter((item) => item.kind === one).length}
            onPress={() => onKind(one)}
          >
            {t(`kinds.${one}`)}
          </Chip>
        ))}
      </ChipRow>
      {rooms.length > 1 && (
        <Select
          label={t('room')}
          value={room}
          options={[{ value: '', label: t('anyRoom') }, ...rooms.map((name) => ({ value: name, label: name }))]}
          onChange={onRoom}
        />
      )}
    </div>
  );
}

const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--sp-1) var(--sp-3);
  & h1 {
    font-size: var(--fs-24);
  }
  & p {
    color: var(--c-muted);
    font-size: var(--fs-13);
  }
`;

const filters = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--sp-2) var(--sp-4);
  & > * {
    min-width: 0;
    max-width: 100%;
  }
`;

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--sp-4);
  @media (min-width: 1100px) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`;

const side = css`
  position: sticky;
  top: 5rem;
  overflow-y: auto;
  max-height: calc(100dvh - 6rem);
  padding: var(--sp-4);
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
  background: var(--c-surface);
`;

const hint = css`
  color: var(--c-muted);
  font-size: var(--fs-13);
`;

const keys = css`
  @media (pointer: coarse), (max-width: 699px) {
    display: none;
  }
`;
