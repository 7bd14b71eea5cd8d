import { css } from '@emotion/react';
import type { PeopleCount } from '@khandai/contracts';
import { numCss } from '@khandai/ui-kit';
import { usePeopleWords } from '../../domains/people';
import { useNumbers } from '../../i18n/use-numbers';

const shown = ['posts', 'friends', 'followers', 'following'] as const;

/** How many posts, friends and followers the member has. Undefined until loaded. */
export function MemberCounts({ counts }: { counts: PeopleCount | undefined }) {
  const { grouped } = useNumbers();
  const { t } = usePeopleWords();
  return (
    <dl css={list}>
      {shown.map((name) => (
        <div key={name} css={item}>
          <dd css={[numCss, number]}>{counts ? grouped(counts[name]) : '–'}</dd>
          <dt>{t(`counts.${name}`)}</dt>
        </div>
      ))}
    </dl>
  );
}

const list = css`
  display: flex;
  margin: 0 var(--sp-4) var(--sp-4);
  border: 1px solid var(--c-line);
  border-radius: var(--r-2);
  @media (min-width: 768px) {
    margin: 0 var(--sp-6) var(--sp-6);
  }
`;

const item = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  min-width: 0;
  padding: var(--sp-2);
  font-size: var(--fs-12);
  color: var(--c-muted);
  text-align: center;
  & + & {
    border-inline-start: 1px solid var(--c-line);
  }
`;

const number = css`
  font-size: var(--fs-18);
  font-weight: var(--fw-semi);
  color: var(--c-text);
`;
