import { css } from '@emotion/react';
import type { HighlightCard } from '@khandai/contracts';
import { Button } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { baseOf } from '../../shell/router/web-view';
import { useServices } from '../../shell/services/services';
import { highlightPath } from './highlight-address';
import type { PlayerState } from './Player';
import { useHighlightWords } from './use-highlight-words';
import { useShownTitle } from './use-shown-title';

const SECONDS = 5;

interface NextVideoProps {
  readonly next: HighlightCard;
  readonly onStay: () => void;
}

/** At the end of a video: the next one comes by itself, unless the reader stays. */
export const NextVideo = observer(function NextVideo({ next, onStay }: NextVideoProps) {
  const { t } = useHighlightWords();
  const { timers } = useServices();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const title = useShownTitle(next);
  const [left, setLeft] = useState(SECONDS);
  const go = () => {
    const state: PlayerState = { follows: true };
    void navigate(baseOf(pathname) + highlightPath(next.slug), { state });
  };
  const count = useEffectEvent(async (signal: AbortSignal) => {
    for (let seconds = SECONDS; seconds > 0; seconds -= 1) {
      setLeft(seconds);
      await timers.sleep(1_000, signal);
      if (signal.aborted) return;
    }
    go();
  });
  useEffect(() => {
    const visit = new AbortController();
    void count(visit.signal);
    return () => {
      visit.abort();
    };
  }, []);
  return (
    <div css={root} role="group" aria-label={t('next')}>
      <p>
        <b>{title}</b>
        <span aria-hidden="true">{t('nextIn', { seconds: left })}</span>
      </p>
      <Button look="primary" onClick={go}>
        {t('nextNow')}
      </Button>
      <Button onClick={onStay}>{t('cancel')}</Button>
    </div>
  );
});

const root = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2);
  padding: var(--sp-3);
  border: 1px solid var(--c-line);
  border-radius: var(--r-2);
  background: var(--c-surface);
  & p {
    display: grid;
    flex: 1 1 12rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & span {
    font-size: var(--fs-13);
    color: var(--c-muted);
  }
`;
