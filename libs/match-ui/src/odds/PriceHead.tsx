import { css } from '@emotion/react';
import { hiddenCss } from '@khandai/ui-kit';

export interface PriceHeadProps {
  name: string;
  /** Short form of a name with words longer than a narrow column; the name is still read out. */
  short?: string | undefined;
}

/** Head of a price column. A name wraps between its words; its table is in an element with `priceColumns`. */
export function PriceHead({ name, short }: PriceHeadProps) {
  return (
    <th scope="col" css={head} data-part="price-head" data-short={short === undefined ? undefined : true} title={name}>
      <span>{name}</span>
      {short !== undefined && <abbr aria-hidden="true">{short}</abbr>}
    </th>
  );
}

/** Styles around a table with price columns: they are as narrow as this element. */
export const priceColumns = css`
  container-type: inline-size;
`;

const NARROW = '@container (max-width: 30rem)';

const head = css`
  position: relative;
  line-height: 1rem;
  & > abbr {
    display: none;
    text-decoration: none;
  }
  &[data-short] > span {
    ${NARROW} {
      ${hiddenCss};
    }
  }
  & > abbr {
    ${NARROW} {
      display: inline;
    }
  }
`;
