import { css } from '@emotion/react';
import { SheetRows } from '@khandai/chat-ui';
import type { ChatMessage } from '@khandai/contracts';
import { Avatar, clipCss, IconButton, icons, noRing, Sheet } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useLazyTranslation, useTranslation } from '../../../i18n/use-translation';
import { clockTime } from '../../../i18n/format-time';
import { moderate } from '../../../i18n/vi/lazy/moderate';
import { useServices } from '../../../shell/services/services';
import { roleBadge } from '../../account';
import { BanStep } from './BanStep';
import { ConfirmAll } from './ConfirmAll';
import { ReportStep } from './ReportStep';
import { useMessageRows } from './use-message-rows';

/** What the sheet asks: first what to do, then what that action needs to know. */
export type MessageStep = 'menu' | 'report' | 'ban' | 'all';

export interface StepProps {
  readonly message: ChatMessage;
  readonly onClose: () => void;
}

interface MessageSheetProps extends StepProps {
  readonly clear: string | undefined;
}

const titles = { menu: 'title', report: 'reportTitle', ban: 'banTitle', all: 'takeBackAll' } as const;

/** What can be done with one message and its author, by what the server lets this user do. */
export const MessageSheet = observer(function MessageSheet({ message, clear, onClose }: MessageSheetProps) {
  const { t } = useLazyTranslation('moderate', moderate);
  const [step, setStep] = useState<MessageStep>('menu');
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(step);

  // The row or button that was pressed is gone: the focus stays in the sheet, and screen readers read on from its start.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    content.current?.focus();
  }, [step]);

  return (
    <Sheet
      open
      onClose={onClose}
      title={t(titles[step], { name: message.showName })}
      closeLabel={t('close')}
      clear={clear}
    >
      <div ref={content} tabIndex={-1} css={noRing}>
        <About
          message={message}
          onBack={
            step === 'menu'
              ? undefined
              : () => {
                  setStep('menu');
                }
          }
        />
        {step === 'menu' && <Menu message={message} onClose={onClose} onStep={setStep} />}
        {step === 'report' && <ReportStep message={message} onClose={onClose} />}
        {step === 'ban' && (
          <BanStep
            message={message}
            onClose={onClose}
            onCancel={() => {
              setStep('menu');
            }}
          />
        )}
        {step === 'all' && (
          <ConfirmAll
            message={message}
            onClose={onClose}
            onCancel={() => {
              setStep('menu');
            }}
          />
        )}
      </div>
    </Sheet>
  );
});

interface MenuProps extends StepProps {
  readonly onStep: (step: MessageStep) => void;
}

const Menu = observer(function Menu({ message, onClose, onStep }: MenuProps) {
  const { t } = useLazyTranslation('moderate', moderate);
  return <SheetRows label={t('actions')} rows={useMessageRows({ message, onClose, onStep })} />;
});

interface AboutProps {
  readonly message: ChatMessage;
  /** Back to the choice of actions. */
  readonly onBack: (() => void) | undefined;
}

/** The author and their message. */
const About = observer(function About({ message, onBack }: AboutProps) {
  const { t } = useLazyTranslation('moderate', moderate);
  const { t: chat } = useTranslation('chat');
  const { clock } = useServices();
  return (
    <>
      <div css={[who, onBack && withBack]}>
        {onBack && <IconButton icon={icons.chevronLeft} label={t('back')} onClick={onBack} />}
        <Avatar id={message.userId} name={message.showName} src={message.profilePicture} size={36} />
        <p css={[clipCss, name]}>{message.showName}</p>
        {roleBadge(message.role, chat)}
      </div>
      <blockquote css={quote}>
        <small>{t('wrote', { time: clockTime(Date.parse(message.createdAt), clock.timezone) })}</small>
        {message.filteredMessage}
      </blockquote>
    </>
  );
});

const who = css`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  padding: var(--sp-1) var(--sp-4) var(--sp-2);
`;

const withBack = css`
  padding-left: var(--sp-1);
`;

const name = css`
  font-weight: var(--fw-semi);
`;

const quote = css`
  margin: 0 var(--sp-4) var(--sp-3);
  padding: 10px var(--sp-3);
  border-radius: var(--r-2);
  background: var(--c-sunken);
  font-size: var(--fs-13);
  line-height: 1.25rem;
  overflow-wrap: anywhere;
  & > small {
    display: block;
    font-size: var(--fs-12);
    color: var(--c-muted);
  }
`;
