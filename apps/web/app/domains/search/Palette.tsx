import { css } from '@emotion/react';
import type { SearchHit } from '@khandai/contracts';
import { Dialog, hiddenCss, Icon, icons, KeyList } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router';
import { findCss, findInputCss } from '../../shell/forms/find-field.styles';
import { useServices } from '../../shell/services/services';
import { useSpoilers } from '../match';
import { useOdds } from '../odds';
import { HitBody } from './HitBody';
import { PaletteStore } from './PaletteStore';
import { hashtagHref, searchHref } from './search-address';
import { hitLink } from './use-hidden-hit';
import { useRecent } from './use-recent';
import { useSearchWords } from './use-search-words';

/** The quick search over any page: a field with a list of suggestions below. */
export const Palette = observer(function Palette({ onClose }: { readonly onClose: () => void }) {
  const { t } = useSearchWords();
  const { api, timers, log } = useServices();
  const { settings } = useOdds();
  const { hides } = useSpoilers();
  const navigate = useNavigate();
  const recent = useRecent();
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  const [store] = useState(
    () =>
      new PaletteStore({
        ...{ api, timers },
        report: (error) => {
          log.warn('search', error);
        },
        hidesOdds: () => settings.hideOdds,
      }),
  );
  useEffect(() => {
    field.current?.focus();
    return store.close;
  }, [store]);

  const go = (href: string) => {
    const q = store.q.trim();
    if (q !== '') recent.add(q);
    onClose();
    void navigate(href);
  };
  const searchAll = (q: string) => {
    go(hashtagHref(q) ?? searchHref({ q }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // These keys belong to the input method while it composes a word.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      store.move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (store.chosen) go(hitLink(store.chosen, hides));
      else if (store.q.trim() !== '') searchAll(store.q.trim());
    }
  };
  const optionId = (place: number) => `${list}-${place}`;

  // A room hides the header on phones, and with it a dialog inside it.
  return createPortal(
    <Dialog open onClose={onClose} title={t('quick')} closeLabel={t('close')} wide>
      <div css={root}>
        <label css={findCss}>
          <Icon icon={icons.search} />
          <span css={hiddenCss}>{t('field')}</span>
          <input
            ref={field}
            css={findInputCss}
            type="text"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={store.hits.length > 0}
            aria-controls={list}
            {...(store.chosen && { 'aria-activedescendant': optionId(store.active) })}
            placeholder={t('placeholder')}
            value={store.q}
            onChange={(event) => {
              const { nativeEvent } = event;
              store.type(event.target.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing);
            }}
            onCompositionEnd={() => void store.search()}
            onKeyDown={onKeyDown}
          />
        </label>
        <div id={list} role="listbox" aria-label={t('results')} css={listCss}>
          {store.groups.map(({ kind, list: hits }) => (
            <div key={kind} role="group" aria-labelledby={`${list}-${kind}`}>
              <p id={`${list}-${kind}`} css={section}>
                {t(`kind.${kind}`)}
              </p>
              {hits.map((hit) => (
                <Option
                  key={hit.id}
                  id={optionId(store.hits.indexOf(hit))}
                  hit={hit}
                  selected={hit === store.chosen}
                  onChoose={() => {
                    go(hitLink(hit, hides));
                  }}
                />
              ))}
            </div>
          ))}
        </div>
        <Told store={store} />
        {store.q.trim() === '' && recent.list.length > 0 && (
          <ul css={recents} aria-label={t('recent')}>
            {recent.list.map((q) => (
              <li key={q}>
                <button
                  type="button"
                  css={row}
                  onClick={() => {
                    searchAll(q);
                  }}
                >
                  <Icon icon={icons.clock} size={16} />
                  {q}
                </button>
              </li>
            ))}
          </ul>
        )}
        {store.q.trim() !== '' && (
          <button
            type="button"
            css={[row, everything]}
            onClick={() => {
              searchAll(store.q.trim());
            }}
          >
            <Icon icon={icons.search} size={16} />
            {t('everything', { q: store.q.trim() })}
          </button>
        )}
        <div css={keys}>
          <KeyList
            row
            keys={[
              { keys: ['↑', '↓'], does: t('choose') },
              { keys: ['↵'], does: t('open') },
              { keys: ['Esc'], does: t('close').toLowerCase() },
            ]}
          />
        </div>
      </div>
    </Dialog>,
    document.body,
  );
});

/** What happens, for those who do not see the list. */
const Told = observer(function Told({ store }: { readonly store: PaletteStore }) {
  const { t } = useSearchWords();
  const { state, answer, q, hits, hasHiddenTips } = store;
  const word =
    state === 'failed'
      ? `${t('failed')}. ${t('failedText')}`
      : state === 'idle' && answer
        ? hits.length === 0
          ? `${t('none', { q: answer.q })}. ${t(hasHiddenTips ? 'tipsHidden' : 'noneText')}`
          : answer.corrected === null
            ? undefined
            : `${t('corrected', { q: answer.q })} “${answer.corrected}”`
        : q.trim().length === 1
          ? t('short')
          : undefined;
  return (
    <>
      <p role="status" css={word === undefined ? hiddenCss : told}>
        {word ?? (state === 'idle' && answer ? t('count', { number: String(hits.length) }) : '')}
      </p>
    </>
  );
});

interface OptionProps {
  readonly id: string;
  readonly hit: SearchHit;
  readonly selected: boolean;
  readonly onChoose: () => void;
}

/** The field keeps the focus, so the list follows its choice. */
function Option({ id, hit, selected, onChoose }: OptionProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (selected) element.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  return (
    // The field has the focus and its keys choose options.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      ref={element}
      id={id}
      role="option"
      aria-selected={selected}
      css={row}
      onPointerDown={(event) => {
        event.preventDefault();
      }}
      onClick={onChoose}
    >
      <HitBody hit={hit} />
    </div>
  );
}

const root = css`
  display: grid;
  gap: var(--sp-2);
`;

const listCss = css`
  max-height: min(26rem, 55dvh);
  overflow-y: auto;
`;

const section = css`
  padding: var(--sp-2) var(--sp-2) 4px;
  font-size: var(--fs-12);
  color: var(--c-muted);
`;

const row = css`
  width: 100%;
  min-height: 44px;
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  padding: 6px var(--sp-2);
  border-radius: var(--r-2);
  text-align: start;
  cursor: pointer;
  overflow-wrap: anywhere;
  &[aria-selected='true'],
  &:hover {
    background: var(--c-fill);
  }
`;

const everything = css`
  color: var(--c-accent);
`;

const recents = css`
  display: grid;
`;

const told = css`
  padding: var(--sp-1) var(--sp-2);
  font-size: var(--fs-12);
  color: var(--c-text-2);
`;

const keys = css`
  padding-top: var(--sp-2);
  border-top: 1px solid var(--c-line);
  @media (hover: none) {
    display: none;
  }
`;
