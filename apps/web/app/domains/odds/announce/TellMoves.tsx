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
import type { ToldScene } from './told-words';

export interface TellMovesProps {
  readonly book: OddsBook;
  /** What the page shows at the time of the call. */
  readonly scene: () => ToldScene;
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
      const { MoveTeller: Teller, oddsTools, toldText } = await import('./teller-code');
      if (signal.aborted) return;
      i18n.addResources('oddsTools', oddsTools);
      const made = new Teller({
        timers,
        isHidden: () => document.hidden,
        words: (moves) =>
          toldText(moves, shown.current.scene(), { odds: shown.current.t, tools: i18n.getFixedT('oddsTools') }),
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

  // The region stands before its first message: a screen reader announces changes only.
  return (
    <p role="status" css={region} data-part="told">
      {tellMoves ? teller?.text : ''}
    </p>
  );
});

const region = css`
  ${hiddenCss};
`;
