import { css } from '@emotion/react';
import type { Tip } from '@khandai/contracts';
import { Button, icons, Panel } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useAccount } from '../../domains/account';
import { loadWriteAbout, tipSubject } from '../../domains/newsfeed';
import { isOpen } from '../../domains/tips';
import { useNumbers } from '../../i18n/use-numbers';
import { refusalOf } from '../../shell/forms/refusal';
import { useLazyPart } from '../../shell/parts/use-lazy-part';
import { useServices } from '../../shell/services/services';
import { Split } from './Split';
import { usePageWords } from './use-page-words';

export interface VotePanelProps {
  readonly tip: Tip;
  readonly onChange: (tip: Tip) => void;
}

/** Whether members agree with the tip, until the kick-off, and the ways to share it. */
export const VotePanel = observer(function VotePanel({ tip, onChange }: VotePanelProps) {
  const { grouped } = useNumbers();
  const { t } = usePageWords();
  const { clock, viewer } = useServices();
  const { yes, no } = tip.agree;
  const own = viewer.userId === tip.tipster.userId;
  return (
    <Panel title={t('vote')} padded>
      <div css={root}>
        {yes + no > 0 && (
          <div>
            <Split agree={tip.agree} />
            <p css={quiet}>{t('votes', { yes: grouped(yes), no: grouped(no) })}</p>
          </div>
        )}
        {!isOpen(tip, clock.now) ? (
          <p css={quiet}>{t('voteClosed')}</p>
        ) : own ? (
          <p css={quiet}>{t('voteOwn')}</p>
        ) : (
          <Buttons tip={tip} onChange={onChange} />
        )}
        <ShareRow tip={tip} />
      </div>
    </Panel>
  );
});

/** Pressing the same again takes the vote back. */
const Buttons = observer(function Buttons({ tip, onChange }: VotePanelProps) {
  const { t } = usePageWords();
  const { api, toasts, log } = useServices();
  const account = useAccount();
  const [isBusy, wait] = useState(false);
  const vote = async (agree: boolean | null) => {
    if (isBusy) return;
    wait(true);
    try {
      onChange(await api.call('POST /other/api/tip/agree', { body: { tipId: tip.tipId, agree } }));
      toasts.push({ tone: 'ok', title: t(agree === null ? 'unvoted' : 'voted') });
    } catch (error) {
      log.warn('vote', error);
      const { fault } = refusalOf(error);
      toasts.push({ tone: 'bad', title: t('voteFailed'), text: 'msg' in fault ? fault.msg : t('failedText') });
    }
    wait(false);
  };
  const { mine } = tip.agree;
  return (
    <div css={row}>
      {([true, false] as const).map((agree) => (
        <Button
          key={String(agree)}
          look={mine === agree ? 'on' : 'plain'}
          icon={agree ? icons.thumbsUp : icons.thumbsDown}
          aria-pressed={mine === agree}
          aria-disabled={isBusy}
          onClick={() => {
            account.asMember(() => void vote(mine === agree ? null : agree), t('login'));
          }}
        >
          {t(agree ? 'yes' : 'no')}
        </Button>
      ))}
    </div>
  );
});

/** Where a tip goes from here: into a post, or its address to somebody. */
const ShareRow = observer(function ShareRow({ tip }: { readonly tip: Tip }) {
  const { t } = usePageWords();
  const { toasts, log } = useServices();
  const account = useAccount();
  const [isWriting, write] = useState(false);
  const close = () => {
    write(false);
  };
  const Form = useLazyPart(isWriting, loadWriteAbout, close);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.origin + window.location.pathname);
      toasts.push({ tone: 'ok', title: t('copied') });
    } catch (error) {
      log.warn('copy', error);
      toasts.push({ tone: 'bad', title: t('copyFailed'), text: t('copyFailedText') });
    }
  };
  return (
    <div css={row}>
      <Button
        size="sm"
        look="line"
        icon={icons.pen}
        aria-haspopup="dialog"
        onClick={() => {
          account.asMember(() => {
            write(true);
          }, t('login'));
        }}
      >
        {t('toFeed')}
      </Button>
      <Button size="sm" look="line" icon={icons.link} onClick={() => void copy()}>
        {t('copyLink')}
      </Button>
      {isWriting && Form && <Form subject={tipSubject(tip)} onClose={close} />}
    </div>
  );
});

const root = css`
  display: grid;
  gap: var(--sp-3);
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
`;

const quiet = css`
  font-size: var(--fs-13);
  color: var(--c-muted);
`;
