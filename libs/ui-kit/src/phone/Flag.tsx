import { css } from '@emotion/react';
import { useSyncExternalStore } from 'react';
import { flagsDrawn } from './flag-support.js';
import { flagOf } from './phone-countries.js';
import type { PhoneCountry } from './phone-model.js';

/** Nothing changes a machine's fonts while a page is open. */
const never = () => () => undefined;

/**
 * A country's flag, or its two letters where the device draws no flags, equally wide. Decoration: the country's name is in the
 * text beside it. The letters are generated content, because as text they would be a visible label that the accessible
 * name of the control around them does not contain (WCAG 2.5.3).
 */
export function Flag({ code }: { code: PhoneCountry }) {
  const drawn = useSyncExternalStore(never, flagsDrawn, () => false);
  return (
    <span css={[box, drawn ? emoji : letters]} data-code={code} aria-hidden="true">
      {drawn && flagOf(code)}
    </span>
  );
}

const box = css`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 26px;
  height: 18px;
  overflow: hidden;
  line-height: 1;
`;

const emoji = css`
  font-family: 'Apple Color Emoji', 'Segoe UI Emoji', 'Noto Color Emoji', 'Twemoji Mozilla', sans-serif;
  font-size: 20px;
`;

const letters = css`
  border-radius: var(--r-1);
  background: var(--c-fill);
  color: var(--c-text-2);
  font-size: var(--fs-11);
  font-weight: var(--fw-semi);

  &::before {
    content: attr(data-code);
  }
`;
