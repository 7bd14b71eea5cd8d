import { css } from '@emotion/react';
import { KitLink, Panel } from '@khandai/ui-kit';
import { useLazyTranslation } from '../../i18n/use-translation';
import { booking as words } from '../../i18n/vi/lazy/booking';
import { BookedList } from './BookedList';

/** The coming week's bookings, beside a day page. */
export function BookedPanel() {
  const { t } = useLazyTranslation('booking', words);
  return (
    <Panel title={t('title')} end={<span css={note}>{t('week')}</span>}>
      <BookedList week />
      <KitLink href="/su-kien?xem=cua-toi" css={calendar}>
        {t('calendar')}
      </KitLink>
    </Panel>
  );
}

const calendar = css`
  display: inline-flex;
  align-items: center;
  min-height: var(--touch);
  padding: 0 var(--sp-4);
  font-size: var(--fs-13);
  color: var(--c-accent);
`;

const note = css`
  padding-right: var(--sp-2);
  font-size: var(--fs-12);
  color: var(--c-muted);
`;
