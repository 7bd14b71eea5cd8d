import { css } from '@emotion/react';
import { BotAnswer, BotField, BotQuestion } from '@khandai/chat-ui';
import { SocketLimit } from '@khandai/contracts';
import { Button } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { owl as words } from '../../../i18n/vi/lazy/owl';
import { OwlReply } from './OwlReply';
import type { OwlStore, OwlTurn } from './OwlStore';

const SUGGESTED = ['lich', 'keo', 'luat'] as const;

/** The conversation with the owl, with suggested questions and a field. */
export const OwlPanel = observer(function OwlPanel({ owl }: { readonly owl: OwlStore }) {
  const { t } = useLazyTranslation('owl', words);
  const ask = (text: string) => void owl.ask(text);
  const last = useNewestInView(owl);
  return (
    <div css={panel}>
      <p css={quiet}>{t('note')}</p>
      <div css={turns} role="log" aria-label={t('talk')} aria-busy={owl.isBusy}>
        <Says>
          <p>{t('hello')}</p>
        </Says>
        {owl.turns.map((turn, at) => (
          <div key={turn.id} css={turns} ref={at === owl.turns.length - 1 ? last : undefined}>
            <BotQuestion asker={t('you')}>{turn.text}</BotQuestion>
            <Says>
              <Answer owl={owl} turn={turn} />
            </Says>
          </div>
        ))}
      </div>
      <div css={foot}>
        <div role="group" aria-label={t('suggestions')} css={chips}>
          {SUGGESTED.map((command) => (
            <Button key={command} size="sm" disabled={owl.isBusy} onClick={() => ask(`/${command}`)}>
              {t(command)}
            </Button>
          ))}
        </div>
        <BotField
          label={t('field')}
          placeholder={t('placeholder')}
          sendLabel={t('ask')}
          maxLength={SocketLimit.messageLength}
          disabled={owl.isBusy}
          onAsk={ask}
        />
      </div>
    </div>
  );
});

function Says({ children }: { readonly children: ReactNode }) {
  const { t } = useLazyTranslation('owl', words);
  return (
    <BotAnswer name={t('name')} mark={t('mark')}>
      {children}
    </BotAnswer>
  );
}

const Answer = observer(function Answer({ owl, turn }: { readonly owl: OwlStore; readonly turn: OwlTurn }): ReactNode {
  const { t } = useLazyTranslation('owl', words);
  const { answer } = turn;
  if (answer === 'waiting') return <p css={quiet}>{t('thinking')}</p>;
  if (answer !== 'failed') return <OwlReply answer={answer} onAsk={(text) => void owl.ask(text)} />;
  return (
    <>
      <p>{t('failed')}</p>
      <div>
        <Button size="sm" onClick={() => void owl.retry(turn)}>
          {t('retry')}
        </Button>
      </div>
    </>
  );
});

/** Scrolls to a new turn and to its answer, unless the page has just shown them. */
function useNewestInView(owl: OwlStore) {
  const last = useRef<HTMLDivElement>(null);
  const seen = useRef(owl.turns);
  const { turns: now } = owl;
  useEffect(() => {
    if (seen.current === now) return;
    seen.current = now;
    last.current?.scrollIntoView({ block: 'nearest' });
  }, [now]);
  return last;
}

const panel = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
  padding: var(--sp-3) var(--sp-4) 0;
`;

const turns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
  /* The field lies over the end of the talk. */
  scroll-margin-bottom: 8rem;
`;

const foot = css`
  position: sticky;
  bottom: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-2);
  margin: 0 calc(-1 * var(--sp-4));
  padding: var(--sp-2) var(--sp-4) var(--sp-3);
  border-top: 1px solid var(--c-line);
  background: var(--c-surface);
`;

const chips = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
`;

const quiet = css`
  font-size: var(--fs-13);
  line-height: 1.25rem;
  color: var(--c-muted);
`;
