import { css } from '@emotion/react';
import type { LuckyResult } from '@khandai/contracts';
import { Badge, Button, ErrorState, Icon, icons, KitLink, Num, Panel } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type Ref, useRef } from 'react';
import { useAccount } from '../../domains/account';
import { DRAWS, EngageFrame, useEngageWords } from '../../domains/engage';
import { useNumbers } from '../../i18n/use-numbers';
import { fullTime } from '../../i18n/format-time';
import { useServices } from '../../shell/services/services';
import { Commitment } from './Commitment';
import { DrawStateBadge } from './DrawCard';
import { DrawFacts } from './DrawFacts';
import { ticketOf } from './draw-words';
import { DrawsSkeleton } from './DrawsSkeleton';
import { TimeLeft } from './TimeLeft';
import { UnknownDraw } from './UnknownDraw';
import { useDraw } from './use-draw';
import { Winners } from './Winners';

/** One draw: what there is to win, one's own entry, what is promised, and who won. */
export const DrawView = observer(function DrawView({ drawId }: { drawId: number }) {
  const { grouped } = useNumbers();
  const { t } = useEngageWords();
  const { toasts, viewer } = useServices();
  const account = useAccount();
  const store = useDraw(drawId);
  const own = useRef<HTMLParagraphElement>(null);
  const { value: draw, state } = store.draw;

  const enter = async () => {
    if (!viewer.isMember) {
      account.ask('login', t('draws.guestReason'));
      return;
    }
    const outcome = await store.enter();
    if (outcome?.kind === 'entered') {
      toasts.push({ tone: 'ok', title: t('draws.entered', { ticket: ticketOf(outcome.number) }) });
      // The button goes away with the answer, so the focus moves to what replaces it.
      own.current?.focus();
    } else if (outcome?.kind === 'failed')
      toasts.push({ tone: 'bad', title: t('draws.notEntered'), text: outcome.sentence ?? t('draws.notEnteredText') });
  };

  return (
    <EngageFrame right={draw && <Commitment draw={draw} />}>
      <p>
        <KitLink href={DRAWS} css={back}>
          <Icon icon={icons.chevronLeft} size={18} />
          {t('draws.toAll')}
        </KitLink>
      </p>
      {!draw && state === 'loading' && <DrawsSkeleton />}
      {state === 'failed' && store.isUnknown && <UnknownDraw />}
      {state === 'failed' && !store.isUnknown && (
        <Panel>
          <ErrorState
            title={t('draws.failed')}
            text={t(draw ? 'draws.staleText' : 'draws.failedText')}
            level={draw ? 2 : 1}
            action={<Button onClick={store.load}>{t('retry')}</Button>}
          />
        </Panel>
      )}
      {draw && (
        <>
          <Panel padded>
            <div css={root}>
              <p css={badges}>
                <DrawStateBadge draw={draw} />
                {draw.simulated && <Badge tone="warn">{t('draws.simulated')}</Badge>}
                <Num>{t('draws.number', { id: draw.drawId })}</Num>
              </p>
              <h1 css={title}>{draw.title}</h1>
              <p css={prize}>
                <Icon icon={icons.gift} size={20} />
                <span>
                  {draw.prize}
                  {draw.prizePoints > 0 && (
                    <b css={points}> {t('draws.prizePoints', { points: grouped(draw.prizePoints) })}</b>
                  )}
                </span>
              </p>
              <DrawFacts draw={draw} />
              <When draw={draw} />
              <OwnEntry ref={own} draw={draw} />
              {draw.state === 'open' && !draw.mine && (
                <>
                  <div>
                    <Button
                      look="primary"
                      icon={icons.ticket}
                      wraps
                      aria-disabled={store.entering}
                      onClick={() => void enter()}
                    >
                      {draw.entryCost === 0
                        ? t('draws.enterFree')
                        : t('draws.enter', { points: grouped(draw.entryCost) })}
                    </Button>
                  </div>
                  <p css={small}>{t('draws.oneEach')}</p>
                </>
              )}
              {draw.text !== '' && <p css={words}>{draw.text}</p>}
            </div>
          </Panel>
          <Winners draw={draw} />
        </>
      )}
    </EngageFrame>
  );
});

const When = observer(function When({ draw }: { draw: LuckyResult }) {
  const { t } = useEngageWords();
  const { clock } = useServices();
  const at = (time: string) => fullTime(Date.parse(time), clock.timezone, t('match:weekdays'));
  return (
    <>
      {draw.state === 'open' && (
        <p css={left}>
          <Icon icon={icons.timer} size={18} />
          <TimeLeft until={draw.closesAt} />
        </p>
      )}
      <p css={small}>
        {draw.state === 'drawn' && draw.drawnAt !== null
          ? t('draws.drawnAt', { time: at(draw.drawnAt) })
          : t('draws.closesAt', { time: at(draw.closesAt) })}
      </p>
    </>
  );
});

/** What became of the reader's entry. A live region, because the draw happens while they look. */
function OwnEntry({ draw, ref }: { draw: LuckyResult; ref: Ref<HTMLParagraphElement> }) {
  const { t } = useEngageWords();
  const { mine, state } = draw;
  const ticket = mine && ticketOf(mine.number);
  return (
    <div role="status" css={news}>
      {state === 'closed' && <p css={small}>{t('draws.waiting')}</p>}
      {mine && ticket && (
        <>
          <p ref={ref} tabIndex={-1} css={[entry, mine.rank !== null && entryWon]}>
            <Icon icon={mine.rank === null ? icons.ticket : icons.trophy} size={18} />
            {state !== 'drawn'
              ? t('draws.youEntered', { ticket })
              : mine.rank === null
                ? t('draws.youLost', { ticket })
                : t('draws.youWon', { ticket, rank: mine.rank })}
          </p>
          <p css={small}>
            {t('draws.entryId')} <code css={code}>{mine.entryId}</code>
          </p>
        </>
      )}
    </div>
  );
}

const back = css`
  display: inline-flex;
  align-items: center;
  gap: var(--sp-1);
  min-height: var(--touch);
  font-size: var(--fs-13);
  color: var(--c-text-2);
`;

const root = css`
  display: grid;
  gap: var(--sp-3);
  padding-top: var(--sp-4);
`;

const badges = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-1) var(--sp-2);
  font-size: var(--fs-12);
  color: var(--c-muted);
`;

const title = css`
  font-size: var(--fs-20);
  font-weight: 700;
  overflow-wrap: anywhere;
`;

const prize = css`
  display: flex;
  gap: var(--sp-2);
  overflow-wrap: anywhere;
  & > svg {
    flex: none;
    color: var(--c-gold);
  }
`;

const points = css`
  color: var(--c-gold);
  white-space: nowrap;
`;

const left = css`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  font-weight: 600;
`;

const small = css`
  font-size: var(--fs-13);
  color: var(--c-text-2);
  overflow-wrap: anywhere;
`;

const words = css`
  white-space: pre-line;
  overflow-wrap: anywhere;
  color: var(--c-text-2);
`;

/** Empty, it takes no place between its neighbours. */
const news = css`
  &:empty {
    margin-top: calc(-1 * var(--sp-3));
  }
`;

const entry = css`
  display: inline-flex;
  align-items: center;
  gap: var(--sp-2);
  padding: var(--sp-2) var(--sp-3);
  border-radius: var(--r-2);
  background: var(--c-accent-tint);
  color: var(--c-accent);
  font-weight: 600;
`;

const entryWon = css`
  background: var(--c-gold-tint);
  color: var(--c-gold);
`;

const code = css`
  font-family: ui-monospace, monospace;
  font-size: var(--fs-12);
`;
