import { css } from '@emotion/react';
import { hiddenCss } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useI18n } from '../../../i18n/use-translation';
import { useServices } from '../../../shell/services/services';
import { useOdds } from '../odds-domain';
import type { OddsBook } from '../OddsBook';
import { useOddsWords } from '../use-odds-words';
import type { MoveTeller } from './MoveTeller';
import type { AnnouncedScene } from './announce-words';

export interface TellMovesProps {
  readonly book: OddsBook;
  /** What the page shows at the time of the call. */
  readonly scene: () => AnnouncedScene;
}

/**
 * Says to screen readers what moved, in one message at a time. Its code loads after the page: no first paint needs it. Nothing runs
 * while the user has switched it off.
 */
export const TellMoves = observer(function TellMoves({ book, scene }: TellMovesProps) {
  const { t } = useOddsWords();
  const i18n = useI18n();
  const { timers, log } = useServices();
  const { settings } = useOdds();
  const [teller, setTeller] = useState<MoveTeller>();
  const shown = useRef({ scene, t });
  useEffect(() => {
    shown.current = { scene, t };
  });

  const { tellMoves } = settings;
  useEffect(() => {
    const session = new AbortController();
    const { signal } = session;
    const start = async () => {
      const { MoveTeller: Teller, TELL_EVERY_MS, oddsTools, announceText } = await import('./teller-code');
      if (signal.aborted) return;
      i18n.addResources('oddsTools', oddsTools);
      const made = new Teller({
        timers,
        everyMs: TELL_EVERY_MS[shown.current.scene().isBoard ? 'board' : 'match'],
        isHidden: () => document.hidden,
        words: (moves) =>
          announceText(moves, shown.current.scene(), { odds: shown.current.t, tools: i18n.getFixedT('oddsTools') }),
      });
      signal.addEventListener('abort', book.moved.on(made.add));
      setTeller(made);
      await made.run(signal);
    };
    if (tellMoves)
      start().catch((error: unknown) => {
        log.warn('announcements of odds', error);
      });
    return () => {
      session.abort();
      setTeller(undefined);
    };
  }, [book, timers, log, i18n, tellMoves]);

  // The region renders before its first message: screen readers announce changes only.
  return (
    <p role="status" css={region} data-part="announced">
      {tellMoves ? teller?.text : ''}
    </p>
  );
});

const region = css`
  ${hiddenCss};
`;
