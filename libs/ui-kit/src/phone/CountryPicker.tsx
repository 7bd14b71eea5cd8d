import { css } from '@emotion/react';
import { type KeyboardEvent, type RefObject, useId, useMemo, useRef, useState } from 'react';
import { Icon } from '../primitives/Icon.js';
import { hiddenCss, numCss } from '../primitives/text.js';
import type { KitClock } from '../time/clock.js';
import { CountryList } from './CountryList.js';
import { Flag } from './Flag.js';
import { phoneCountries, type PhoneCountryView } from './phone-countries.js';
import type { PhoneCountry } from './phone-model.js';
import { useTypeAhead } from './use-type-ahead.js';
import * as icons from '../primitives/icons.js';

export interface CountryPickerLabels {
  /** The button's label, read before the country: "Quốc gia". */
  country: string;
  search: string;
  /** Announced when the search finds nothing. */
  none: string;
  /** Announced while the user searches: how many countries match. */
  found: (count: number) => string;
}

interface CountryPickerProps {
  country: PhoneCountry;
  locale: string;
  labels: CountryPickerLabels;
  disabled?: boolean | undefined;
  clock: KitClock;
  /** The list opens below or above this element and has the same width. */
  anchor: RefObject<HTMLElement | null>;
  onPick: (country: PhoneCountry) => void;
  /** Runs when the list closes because the user picked a country. */
  onPicked: () => void;
}

/** The button before the number. Typed letters select a country, as in a native select; arrow keys open the list. */
export function CountryPicker({
  country,
  locale,
  labels,
  disabled,
  clock,
  anchor,
  onPick,
  onPicked,
}: CountryPickerProps) {
  const countries = useMemo(() => phoneCountries(locale), [locale]);
  const [open, setOpen] = useState(false);
  const [picked, setPicked] = useState<PhoneCountryView>();
  const typed = useTypeAhead(countries, clock);
  const button = useRef<HTMLButtonElement>(null);
  const list = useId();
  const index = countries.findIndex(({ code }) => code === country);
  const chosen = countries[index];

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      return setOpen(true);
    }
    const next = countries[typed(event, index) ?? -1];
    if (!next) return;
    event.preventDefault();
    setPicked(next);
    onPick(next.code);
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        css={buttonCss}
        disabled={disabled}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? list : undefined}
        aria-label={`${labels.country}: ${chosen?.name ?? country} ${chosen?.dial ?? ''}`}
        onClick={() => setOpen(!open)}
        onKeyDown={onKeyDown}
      >
        <Flag code={country} />
        <span css={numCss}>{chosen?.dial}</span>
        <Icon icon={icons.chevronDown} size={16} />
      </button>
      <span css={hiddenCss} role="status">
        {picked && !open && `${picked.name} ${picked.dial}`}
      </span>
      {open && (
        <CountryList
          id={list}
          countries={countries}
          chosen={country}
          labels={labels}
          clock={clock}
          anchor={anchor}
          button={button}
          onPick={(next) => {
            setOpen(false);
            onPick(next);
            onPicked();
          }}
          onClose={(back) => {
            setOpen(false);
            if (back) button.current?.focus();
          }}
        />
      )}
    </>
  );
}

const buttonCss = css`
  display: flex;
  align-items: center;
  gap: 6px;
  flex: none;
  padding: 0 var(--sp-2) 0 var(--sp-3);
  border-right: 1px solid var(--c-line-strong);
  border-radius: calc(var(--r-2) - 1px) 0 0 calc(var(--r-2) - 1px);
  font-size: var(--fs-16);
  & > svg {
    color: var(--c-muted);
  }
  &:hover:not(:disabled),
  &[aria-expanded='true'] {
    background: var(--c-hover);
  }
  &:focus-visible {
    outline-offset: -1px;
    border-radius: calc(var(--r-2) - 1px) 0 0 calc(var(--r-2) - 1px);
  }
  &:disabled {
    cursor: not-allowed;
  }
`;
