import { css } from '@emotion/react';
import { useOddsWords } from './use-odds-words';
import { Icon, icons } from '@khandai/ui-kit';

/** Explains how to read the table and whom it is for. */
export function OddsNote() {
  const { t } = useOddsWords();
  return (
    <p css={note}>
      <Icon icon={icons.info} size={16} />
      <span>{t('note')}</span>
    </p>
  );
}

const note = css`
  display: flex;
  gap: var(--sp-2);
  align-items: flex-start;
  font-size: var(--fs-12);
  color: var(--c-muted);
  & svg {
    margin-top: 1px;
  }
`;
