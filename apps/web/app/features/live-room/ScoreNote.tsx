import { css } from '@emotion/react';
import type { DeskFixture } from '@khandai/contracts';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLazyTranslation } from '../../i18n/use-translation';
import { moderation } from '../../i18n/vi/lazy/moderation';
import { useServices } from '../../shell/services/services';

/** For moderators and staff: the score is corrected, and why. Give it a `key` of the score. */
export const ScoreNote = observer(function ScoreNote({ fixtureId }: { fixtureId: string }) {
  const { t } = useLazyTranslation('moderation', moderation);
  const { api, log } = useServices();
  const [override, setOverride] = useState<DeskFixture['override']>(null);

  useEffect(() => {
    const visit = new AbortController();
    api
      .call('GET /other/api/desk/fixture/{id}', { params: { id: fixtureId } }, visit.signal)
      .then((fixture) => {
        setOverride(fixture.override);
      })
      .catch((error: unknown) => {
        if (!visit.signal.aborted) log.warn('score-note', error);
      });
    return () => {
      visit.abort();
    };
  }, [api, log, fixtureId]);

  if (!override) return null;
  return (
    <p css={note}>
      {t('scoreHeld', { reason: override.reason })}{' '}
      <a href={`/desk#/fixture/${encodeURIComponent(fixtureId)}`}>{t('scoreChange')}</a>
    </p>
  );
});

const note = css`
  padding: var(--sp-2) var(--sp-4);
  font-size: var(--fs-13);
  color: var(--c-text-2);
  overflow-wrap: anywhere;
  & > a {
    text-decoration: underline;
    text-underline-offset: 2px;
  }
`;
