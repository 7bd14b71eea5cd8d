import { type KeyboardEvent, memo, type RefObject, useEffect, useRef, useState } from 'react';
import { Icon } from '../primitives/Icon.js';
import { clipCss, hiddenCss, numCss } from '../primitives/text.js';
import type { KitClock } from '../time/clock.js';
import { dialCss, empty, listCss, option, popup, searchCss } from './country-list.styles.js';
import type { CountryPickerLabels } from './CountryPicker.js';
import { Flag } from './Flag.js';
import { findCountries, type PhoneCountryView, indexAfterKey } from './phone-countries.js';
import type { PhoneCountry } from './phone-model.js';
import { usePopupPosition } from './use-popup-position.js';
import { useTypeAhead } from './use-type-ahead.js';
import * as icons from '../primitives/icons.js';

interface CountryListProps {
  id: string;
  countries: readonly PhoneCountryView[];
  chosen: PhoneCountry;
  labels: CountryPickerLabels;
  clock: KitClock;
  anchor: RefObject<HTMLElement | null>;
  /** The button that opened the list. A press on it does not count as a press outside. */
  button: RefObject<HTMLElement | null>;
  onPick: (country: PhoneCountry) => void;
  /** `back`: the focus was in the list and returns to the button. */
  onClose: (back: boolean) => void;
}

/**
 * Search field and list of countries. With a mouse the search field gets the focus; on touch the list gets it, so that
 * no on-screen keyboard covers the list.
 */
export function CountryList({
  id,
  countries,
  chosen,
  labels,
  clock,
  anchor,
  button,
  onPick,
  onClose,
}: CountryListProps) {
  const [query, setQuery] = useState('');
  const shown = findCountries(countries, query);
  const [activeCode, setActive] = useState<PhoneCountry | undefined>(chosen);
  const active = Math.max(
    0,
    shown.findIndex(({ code }) => code === activeCode),
  );
  const typed = useTypeAhead(shown, clock);
  const root = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const place = usePopupPosition(anchor, root);
  const optionId = (code: PhoneCountry | undefined) => (code === undefined ? undefined : `${id}-${code}`);

  useEffect(() => {
    const start = matchMedia('(pointer: coarse)').matches ? list.current : search.current;
    start?.focus({ preventScroll: true });
  }, []);

  const activeOption = optionId(shown[active]?.code);
  const placed = place !== undefined;
  const seen = useRef(false);
  useEffect(() => {
    // Wait until the list has its height: before that every option counts as visible and nothing scrolls.
    if (!placed || activeOption === undefined) return;
    document.getElementById(activeOption)?.scrollIntoView({ block: seen.current ? 'nearest' : 'center' });
    seen.current = true;
  }, [activeOption, placed]);

  useAway([root, button], () => onClose(false));

  const pickActive = () => {
    const country = shown[active];
    if (country) onPick(country.code);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const inSearch = event.target === search.current;
    const to = isCaretKey(event.key, inSearch && query !== '')
      ? undefined
      : indexAfterKey(event.key, active, shown.length);
    const next = shown[to ?? (inSearch ? undefined : typed(event, active)) ?? -1];
    if (next) setActive(next.code);
    else if (event.key === 'Enter' || (event.key === ' ' && !inSearch)) pickActive();
    else if (event.key === 'Escape') onClose(true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div ref={root} css={popup} style={place} onKeyDown={onKeyDown}>
      <span css={searchCss}>
        <Icon icon={icons.search} size={18} />
        <input
          ref={search}
          type="text"
          role="combobox"
          inputMode="search"
          enterKeyHint="done"
          autoComplete="off"
          spellCheck={false}
          aria-label={labels.search}
          placeholder={labels.search}
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={id}
          aria-activedescendant={activeOption}
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            setActive(target.value.trim() === '' ? chosen : undefined);
          }}
        />
      </span>
      <ul
        ref={list}
        id={id}
        css={listCss}
        role="listbox"
        tabIndex={0}
        aria-label={labels.country}
        aria-activedescendant={activeOption}
      >
        {shown.map((country, index) => (
          <Option
            key={country.code}
            id={optionId(country.code)}
            country={country}
            active={index === active}
            chosen={country.code === chosen}
            onPick={onPick}
          />
        ))}
      </ul>
      {shown.length === 0 && <p css={empty}>{labels.none}</p>}
      <span css={hiddenCss} role="status">
        {query.trim() !== '' && (shown.length === 0 ? labels.none : labels.found(shown.length))}
      </span>
    </div>
  );
}

interface OptionProps {
  id: string | undefined;
  country: PhoneCountryView;
  active: boolean;
  chosen: boolean;
  onPick: (country: PhoneCountry) => void;
}

/**
 * The list handles the keys; an option never has the focus. `memo`: of 245 options only the changed ones render again.
 */
const Option = /* @__PURE__ */ memo(function Option({ id, country, active, chosen, onPick }: OptionProps) {
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- aria-activedescendant: the list holds the focus and the keys
    <li
      id={id}
      role="option"
      css={option}
      aria-selected={chosen}
      data-active={active || undefined}
      onClick={() => onPick(country.code)}
    >
      <Flag code={country.code} />
      <span css={clipCss}>{country.name}</span>
      <span css={[numCss, dialCss]}>{country.dial}</span>
      <span data-part="mark">{chosen && <Icon icon={icons.check} size={16} />}</span>
    </li>
  );
});

/** Home and End move the caret when the search field has text. */
const isCaretKey = (key: string, written: boolean) => written && (key === 'Home' || key === 'End');

/** Calls `onAway` on a press or a focus outside the elements. */
function useAway(inside: readonly RefObject<HTMLElement | null>[], onAway: () => void) {
  const latest = useRef({ inside, onAway });
  useEffect(() => {
    latest.current = { inside, onAway };
  });
  useEffect(() => {
    const away = ({ target }: Event) => {
      const { inside: stored, onAway: leave } = latest.current;
      if (!stored.some(({ current }) => target instanceof Node && current?.contains(target))) leave();
    };
    document.addEventListener('pointerdown', away);
    document.addEventListener('focusin', away);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('focusin', away);
    };
  }, []);
}
