import { css } from '@emotion/react';
import { Icon, icons } from '@khandai/ui-kit';
import { useTournamentWords } from './use-tournament-words';

export interface CalendarLinkProps {
  readonly kind: 'doi-bong' | 'giai-dau';
  readonly pageId: number;
  readonly name: string;
  /** On phones only the icon, for a place beside a name. */
  readonly short?: boolean;
}

/** The matches of a team or of a tournament for calendar apps: an address that they ask again for changes. */
export function CalendarLink({ kind, pageId, name, short = false }: CalendarLinkProps) {
  const { t } = useTournamentWords();
  return (
    <a css={link} href={`/ical/${kind}/${pageId}.ics`} type="text/calendar" aria-label={t('calendarOf', { name })}>
      <Icon icon={icons.calendar} size={16} />
      <span css={short && notOnPhones}>{t('calendar')}</span>
    </a>
  );
}

const link = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-width: var(--touch);
  min-height: var(--touch);
  font-size: var(--fs-13);
  font-weight: var(--fw-medium);
  color: var(--c-accent);
`;

const notOnPhones = css`
  @media (max-width: 767px) {
    display: none;
  }
`;
