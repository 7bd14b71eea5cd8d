import { css } from '@emotion/react';
import { CivilLimit } from '@khandai/contracts';
import { Button, Field, IconButton, icons, Segmented } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { moderate } from '../../../i18n/vi/lazy/moderate';
import { useServices } from '../../../shell/services/services';
import { useChatRoomStore, useTalkCover } from '../chat-room-context';
import { useCivilWork } from './use-civil-work';

const minutes = ['1', '3', '10', '30'] as const;
type Minutes = (typeof minutes)[number];

/** Opens a poll in the room, or closes the one that is open. */
export const PollControls = observer(function PollControls() {
  const { civil } = useChatRoomStore();
  const { t } = useLazyTranslation('moderate', moderate);
  return (
    <section css={root}>
      <h3 css={title}>{t('room.poll')}</h3>
      {civil.openPoll ? <ClosePoll /> : <NewPoll />}
    </section>
  );
});

const ClosePoll = observer(function ClosePoll() {
  const { civil } = useChatRoomStore();
  const cover = useTalkCover();
  const { t } = useLazyTranslation('moderate', moderate);
  const { api } = useServices();
  const { run, done } = useCivilWork();
  const poll = civil.openPoll;
  if (!poll) return null;
  const close = async () => {
    await run(async () => {
      await api.call('POST /ac/api/chat/poll/close', { body: { pollId: poll.pollId } });
      done(t('done.pollClose'));
    });
  };
  return (
    <>
      {!cover.isCovered(poll.startedAt) && <p css={quiet}>{poll.question}</p>}
      <div>
        <Button size="sm" onClick={() => void close()}>
          {t('room.pollClose')}
        </Button>
      </div>
    </>
  );
});

const NewPoll = observer(function NewPoll() {
  const { groupId, civil } = useChatRoomStore();
  const { t } = useLazyTranslation('moderate', moderate);
  const { api } = useServices();
  const { run, done } = useCivilWork();
  const [question, setQuestion] = useState('');
  const [choices, setChoices] = useState<readonly string[]>(['', '']);
  const [time, setTime] = useState<Minutes>('3');
  const [busy, setBusy] = useState(false);
  const written = choices.map((choice) => choice.trim()).filter((choice) => choice !== '');
  const isReady =
    question.trim() !== '' && written.length >= CivilLimit.minOptions && new Set(written).size === written.length;

  const start = async () => {
    setBusy(true);
    await run(async () => {
      await api.call('POST /ac/api/chat/poll/open', {
        body: { groupId, question: question.trim(), options: written, seconds: Number(time) * 60 },
      });
      civil.close();
      done(t('done.poll'));
    });
    setBusy(false);
  };

  return (
    <form
      css={root}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !busy) void start();
      }}
    >
      <Field
        label={t('room.pollQuestion')}
        value={question}
        maxLength={CivilLimit.questionLength}
        onChange={setQuestion}
      />
      {choices.map((choice, at) => (
        <Field
          key={at}
          label={t('room.pollChoice', { number: at + 1 })}
          value={choice}
          maxLength={CivilLimit.optionLength}
          onChange={(text) => {
            setChoices(choices.map((one, index) => (index === at ? text : one)));
          }}
          end={
            choices.length > CivilLimit.minOptions && (
              <IconButton
                icon={icons.close}
                label={t('room.pollRemove', { number: at + 1 })}
                onClick={() => {
                  setChoices(choices.filter((_, index) => index !== at));
                }}
              />
            )
          }
        />
      ))}
      {choices.length < CivilLimit.maxOptions && (
        <div>
          <Button
            size="sm"
            look="quiet"
            icon={icons.plus}
            onClick={() => {
              setChoices([...choices, '']);
            }}
          >
            {t('room.pollAdd')}
          </Button>
        </div>
      )}
      <Segmented<Minutes>
        block
        label={t('room.pollTime')}
        value={time}
        options={minutes.map((value) => ({ value, label: t('room.pollMinutes', { minutes: value }) }))}
        onChange={setTime}
      />
      <p css={quiet}>{isReady ? '' : t('room.pollNeeds')}</p>
      <Button type="submit" look="primary" block disabled={!isReady || busy}>
        {t('room.pollStart')}
      </Button>
    </form>
  );
});

const root = css`
  display: grid;
  gap: var(--sp-3);
`;

const title = css`
  font-size: var(--fs-14);
`;

const quiet = css`
  font-size: var(--fs-13);
  color: var(--c-muted);
  overflow-wrap: anywhere;
`;
