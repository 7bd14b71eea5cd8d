import { css } from '@emotion/react';
import type { Clock } from '@khandai/runtime';
import { Button } from '@khandai/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { savesData, wantsLessMotion } from '../../shell/frame/reader-wishes';
import { baseOf } from '../../shell/router/web-view';
import { useServices } from '../../shell/services/services';
import type { PlayerState } from './player-state';
import { useMediaWords } from './use-media-words';

const SECONDS = 5;

interface NextUpProps {
  readonly title: string;
  /** Its page. */
  readonly href: string;
  readonly onStay: () => void;
  /** False: it comes only when the reader asks for it. */
  readonly isAuto?: boolean;
}

/**
 * At the end of a video: the next one comes by itself, unless the reader stays. It waits for those who want less motion, or save
 * data.
 */
export function NextUp({ title, href, onStay, isAuto = true }: NextUpProps) {
  const { t } = useMediaWords();
  const { timers } = useServices();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isCalm] = useState(() => savesData() || wantsLessMotion());
  const waits = isCalm || !isAuto;
  const [left, setLeft] = useState(SECONDS);
  const go = () => {
    const state: PlayerState = { follows: true };
    void navigate(baseOf(pathname) + href, { state });
  };
  const arrive = useEffectEvent(go);
  useEffect(() => {
    if (waits) return;
    const visit = new AbortController();
    void countDown(timers, visit.signal, setLeft).then(() => {
      if (!visit.signal.aborted) arrive();
    });
    return () => {
      visit.abort();
    };
  }, [timers, waits]);
  return (
    <div css={root} role="group" aria-label={t('next')}>
      <p>
        <b>{title}</b>
        {!waits && <span aria-hidden="true">{t('nextIn', { seconds: left })}</span>}
      </p>
      <Button look="primary" onClick={go}>
        {t('nextNow')}
      </Button>
      <Button onClick={onStay}>{t('cancel')}</Button>
    </div>
  );
}

/** Ends after the last second, or when the signal aborts. */
async function countDown(
  timers: Pick<Clock, 'sleep'>,
  signal: AbortSignal,
  tell: (left: number) => void,
): Promise<void> {
  for (let seconds = SECONDS - 1; seconds >= 0; seconds -= 1) {
    await timers.sleep(1_000, signal);
    if (signal.aborted) return;
    tell(seconds);
  }
}

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
