import { css } from '@emotion/react';
import { IconButton, icons, KitLink } from '@khandai/ui-kit';
import type { MouseEvent, ReactNode } from 'react';

export interface PayoutNoteProps {
  /** The selection, in bold: "Công An Hà Nội chấp 0-0.5 ăn 0.92". */
  title: string;
  /** Stake and score that the payout is based on. */
  terms: ReactNode;
  outcomes: readonly { when: string; result: string; tone: 'win' | 'lose' | 'even' }[];
  /** A button that closes the note. */
  close?: { label: string; onPress: (event: MouseEvent<HTMLButtonElement>) => void } | undefined;
  /** A link after the outcomes: the page of the match. */
  link?: { href: string; text: string } | undefined;
}

/** The payout of a price for one stake. */
export function PayoutNote({ title, terms, outcomes, close, link }: PayoutNoteProps) {
  return (
    <div css={root} data-closes={close ? true : undefined}>
      <p>
        <b>{title}</b> · {terms}
      </p>
      {close && (
        <div css={closer}>
          <IconButton icon={icons.close} label={close.label} onClick={close.onPress} />
        </div>
      )}
      <div css={grid}>
        {outcomes.map(({ when, result, tone }) => (
          <p key={when}>
            {when} <b data-tone={tone}>{result}</b>
          </p>
        ))}
      </div>
      {link && (
        <p css={more}>
          <KitLink href={link.href}>{link.text}</KitLink>
        </p>
      )}
    </div>
  );
}

const root = css`
  position: relative;
  &[data-closes] > p:first-of-type {
    padding-right: var(--touch);
  }
  background: var(--c-accent-tint);
  padding: var(--sp-3) var(--sp-4);
  font-size: var(--fs-13);
  text-align: left;
  & b {
    font-weight: var(--fw-semi);
  }
`;

const closer = css`
  position: absolute;
  top: 0;
  right: 0;
`;

const more = css`
  margin-top: var(--sp-1);
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
    color: var(--c-accent);
    text-decoration: underline;
  }
`;

const grid = css`
  display: grid;
  gap: var(--sp-1) var(--sp-6);
  margin-top: var(--sp-1);
  & > p {
    display: flex;
    gap: var(--sp-2);
  }
  & b {
    font-family: var(--font-num);
    font-variant-numeric: tabular-nums;
    margin-left: auto;
    white-space: nowrap;
  }
  & b[data-tone='win'] {
    color: var(--c-up);
  }
  & b[data-tone='lose'] {
    color: var(--c-neg);
  }
  @media (min-width: 1200px) {
    grid-template-columns: repeat(3, auto);
    justify-content: start;
    & b {
      margin-left: 0;
    }
  }
`;
