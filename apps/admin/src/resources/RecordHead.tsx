import { css } from '@emotion/react';
import { icons, LinkButton } from '@khandai/ui-kit';
import type { ReactNode } from 'react';
import { Title } from 'react-admin';
import type { DeskResourceName } from '../data/desk-calls';

interface RecordHeadProps {
  readonly title: string;
  /** The list that the record is in, and what the link to it says. */
  readonly list: DeskResourceName;
  readonly back: string;
  /** What is said beside the title, such as a state. */
  readonly children?: ReactNode;
}

/** The heading of one record, with the way back to its list. */
export function RecordHead({ title, list, back, children }: RecordHeadProps) {
  return (
    <header css={head}>
      <Title title={title} />
      <h1>{title}</h1>
      {children}
      <LinkButton href={`#/${list}`} look="line" size="sm" icon={icons.chevronLeft}>
        {back}
      </LinkButton>
    </header>
  );
}

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2) var(--sp-3);
  & h1 {
    flex: 1 1 12rem;
    font-size: var(--fs-24);
    overflow-wrap: anywhere;
  }
  & > small {
    color: var(--c-muted);
    font-size: var(--fs-13);
  }
`;
