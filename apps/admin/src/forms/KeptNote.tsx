import { css } from '@emotion/react';
import { Button } from '@khandai/ui-kit';
import { useWords } from '../i18n/desk-i18n';

/** Says that what is in the form was typed before and is not saved. */
export function KeptNote({ onDrop }: { onDrop: () => void }) {
  const t = useWords();
  return (
    <div css={note}>
      <p role="status">{t('kept.found')}</p>
      <Button look="line" size="sm" onClick={onDrop}>
        {t('kept.drop')}
      </Button>
    </div>
  );
}

const note = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-2);
  width: 100%;
  padding: var(--sp-2) var(--sp-3);
  border-radius: var(--r-2);
  background: var(--c-accent-tint);
  font-size: var(--fs-13);
`;
