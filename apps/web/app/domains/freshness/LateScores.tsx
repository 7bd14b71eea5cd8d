import { css } from '@emotion/react';
import type { Freshness } from '@khandai/contracts';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { clockTime } from '../../i18n/format-time';
import { useLazyTranslation } from '../../i18n/use-translation';
import { freshness } from '../../i18n/vi/lazy/freshness';
import { useServices } from '../../shell/services/services';

/** While scores of a provider are late, says since when. Asks once a minute; the line is announced when it appears. */
export const LateScores = observer(function LateScores() {
  const { t } = useLazyTranslation('freshness', freshness);
  const { api, clock, log } = useServices();
  const [state, setState] = useState<Freshness>();
  const { minute } = clock;

  useEffect(() => {
    const visit = new AbortController();
    api
      .call('GET /al/api/schedule/freshness', {}, visit.signal)
      .then(setState)
      .catch((error: unknown) => {
        if (!visit.signal.aborted) log.warn('freshness', error);
      });
    return () => {
      visit.abort();
    };
  }, [api, log, minute]);

  return (
    <div role="status">
      {state?.late && (
        <p css={note}>
          {state.scoresAt === null
            ? t('never')
            : t('since', { time: clockTime(Date.parse(state.scoresAt), clock.timezone) })}
        </p>
      )}
    </div>
  );
});

const note = css`
  padding: var(--sp-2) var(--sp-4);
  border-radius: var(--r-2);
  background: var(--c-warn-tint);
  color: var(--c-warn);
  font-size: var(--fs-13);
`;
