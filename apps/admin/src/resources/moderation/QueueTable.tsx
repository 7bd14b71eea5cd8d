import { css } from '@emotion/react';
import type { QueueItem } from '@khandai/contracts';
import { Avatar, Badge, hiddenCss } from '@khandai/ui-kit';
import { LinkBase } from 'react-admin';
import { useResourceWords } from '../../i18n/use-resource-words';
import { useDesk } from '../../session/desk-services';
import { isReported, keyOf, textOf } from './queue-item';
import { useQueueWords } from './use-queue-words';

interface QueueTableProps {
  readonly items: readonly QueueItem[];
  readonly chosen: string | undefined;
  readonly selected: ReadonlySet<string>;
  /** The row with the focus becomes the one that is shown beside the list. */
  readonly follow: boolean;
  readonly onSelected: (keys: ReadonlySet<string>) => void;
  readonly onChoose: (key: string) => void;
}

/** Items in rows; the keys of the desk move through them. */
export function QueueTable({ items, chosen, selected, follow, onSelected, onChoose }: QueueTableProps) {
  const t = useResourceWords('moderation');
  const toggle = (key: string) => {
    const next = new Set(selected);
    if (!next.delete(key)) next.add(key);
    onSelected(next);
  };
  const all = items.every((item) => selected.has(keyOf(item)));
  return (
    <table css={table}>
      <caption css={hiddenCss}>{t('table')}</caption>
      <thead>
        <tr>
          <th scope="col" css={box}>
            <label>
              <input
                type="checkbox"
                checked={all}
                aria-label={t('selectAll')}
                onChange={() => onSelected(new Set(all ? [] : items.map(keyOf)))}
              />
            </label>
          </th>
          <th scope="col">{t('fields.text')}</th>
          <th scope="col">{t('fields.wait')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => {
          const key = keyOf(item);
          return (
            <tr key={key} data-chosen={key === chosen || undefined} onFocus={follow ? () => onChoose(key) : undefined}>
              <td css={box}>
                <label>
                  <input
                    type="checkbox"
                    checked={selected.has(key)}
                    aria-label={t('select', { name: item.author.showName })}
                    onChange={() => toggle(key)}
                  />
                </label>
              </td>
              <td>
                <Row item={item} current={key === chosen} />
              </td>
              <td css={wait}>
                <Wait at={item.createdAt} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Row({ item, current }: { item: QueueItem; current: boolean }) {
  const t = useResourceWords('moderation');
  const { causeOf, placeOf } = useQueueWords();
  const { author } = item;
  return (
    <div css={row}>
      <Avatar id={author.userId} name={author.showName} size={32} />
      <div>
        <LinkBase to={`/moderation?item=${keyOf(item)}`} replace aria-current={current || undefined}>
          {textOf(item)}
        </LinkBase>
        <small>{[author.showName, causeOf(item), placeOf(item)].join(' · ')}</small>
        {isReported(item) && item.hidden && <Badge>{t('hidden')}</Badge>}
      </div>
    </div>
  );
}

function Wait({ at }: { at: string }) {
  const { waitOf } = useQueueWords();
  const { clock } = useDesk();
  return <time dateTime={at}>{waitOf(clock.now() - Date.parse(at))}</time>;
}

const table = css`
  width: 100%;
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
  border-collapse: separate;
  border-spacing: 0;
  background: var(--c-surface);
  font-size: var(--fs-13);
  & th {
    padding: 6px var(--sp-3);
    color: var(--c-muted);
    font-size: var(--fs-12);
    font-weight: var(--fw-regular);
    text-align: left;
    white-space: nowrap;
  }
  & td {
    padding: var(--sp-2) var(--sp-3);
    border-top: 1px solid var(--c-line);
    vertical-align: top;
  }
  & tr[data-chosen] {
    background: var(--c-accent-tint);
    box-shadow: inset 3px 0 0 var(--c-accent);
  }
  & tbody tr:not([data-chosen]):hover {
    background: var(--c-hover);
  }
`;

const box = css`
  width: 44px;
  &&& {
    padding: 0;
  }
  & > label {
    display: grid;
    min-width: 44px;
    min-height: 44px;
    place-items: center;
    cursor: pointer;
  }
  & input {
    width: 18px;
    height: 18px;
    accent-color: var(--c-accent-fill);
  }
`;

const row = css`
  display: flex;
  gap: var(--sp-3);
  & > div {
    display: grid;
    justify-items: start;
    gap: 2px;
    min-width: 0;
  }
  & a {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    color: var(--c-text);
    font-weight: var(--fw-semi);
    overflow-wrap: anywhere;
    @media (pointer: coarse) {
      min-height: 44px;
    }
  }
  & a:hover {
    color: var(--c-accent);
  }
  & small {
    color: var(--c-muted);
    font-size: var(--fs-12);
    overflow-wrap: anywhere;
  }
`;

const wait = css`
  color: var(--c-muted);
  font-size: var(--fs-12);
  white-space: nowrap;
`;
