import { css } from '@emotion/react';
import type { FilmInfo } from '@khandai/contracts';
import { calendarDate } from '../../i18n/format-time';
import { useServices } from '../../shell/services/services';
import { useFilmWords } from './use-film-words';

/** Who made the film, and why the site may show it. */
export function LicenceLine({ film: { credits, licence } }: { readonly film: Pick<FilmInfo, 'credits' | 'licence'> }) {
  const { t } = useFilmWords();
  const { clock } = useServices();
  const { holder, kind, validUntil } = licence;
  return (
    <footer css={line}>
      {credits !== '' && `${credits} `}
      {t('licence', { holder, kind: t(`licenceKinds.${kind}`) })}
      {validUntil !== null && ` ${t('licenceUntil', { day: calendarDate(Date.parse(validUntil), clock.timezone) })}`}
    </footer>
  );
}

const line = css`
  padding: var(--sp-4) 0;
  border-block: 1px solid var(--c-line);
  font-size: var(--fs-13);
  color: var(--c-text-2);
  overflow-wrap: anywhere;
`;
