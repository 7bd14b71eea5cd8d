import { css } from '@emotion/react';
import { Panel } from '@khandai/ui-kit';
import { useLazyTranslation } from '../../i18n/use-translation';
import { booking as words } from '../../i18n/vi/lazy/booking';
import { BookedList } from './BookedList';

/** The coming week's bookings, beside a day page. */
export function BookedPanel() {
  const { t } = useLazyTranslation('booking', words);
  return (
    <Panel title={t('title')} end={<span css={note}>{t('week')}</span>}>
      <BookedList week />
    </Panel>
  );
}

const note = css`
  padding-right: var(--sp-2);
  font-size: var(--fs-12);
  color: var(--c-muted);
`;
