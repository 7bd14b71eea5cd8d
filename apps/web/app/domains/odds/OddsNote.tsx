import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useOdds } from './odds-domain';
import { useOddsWords } from './use-odds-words';
import { Icon, icons } from '@khandai/ui-kit';

/** Explains how to read the prices, unless they are hidden, and whom they are for. */
export const OddsNote = observer(function OddsNote() {
  const { t } = useOddsWords();
  const { settings } = useOdds();
  return (
    <p css={note}>
      <Icon icon={icons.info} size={16} />
      <span>
        {!settings.hideOdds && <span css={reading}>{t('note')} </span>}
        <span>{t('adult')}</span>
      </span>
    </p>
  );
});

/* Before hydration only the page's root says that odds are hidden. */
const reading = css`
  html[data-odds='hidden'] & {
    display: none;
  }
`;

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
