import { css } from '@emotion/react';
import { SettingSwitch, sheetRow } from '@khandai/chat-ui';
import { CivilLimit, type RoomState } from '@khandai/contracts';
import { Button, icons, Icon, KitLink, Segmented } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { moderate } from '../../../i18n/vi/lazy/moderate';
import { useServices } from '../../../shell/services/services';
import { useChatRoomStore, useTalkCover } from '../chat-room-context';
import { PollControls } from './PollControls';
import { RulesField } from './RulesField';
import { useCivilWork } from './use-civil-work';
import { useUndo } from './use-undo';

const slowChoices = ['0', '5', '10', '30', '60'] as const;
type Slow = (typeof slowChoices)[number];
const modes = ['newcomersClosed', 'followersOnly', 'membersOnly', 'emojiOnly', 'reviewHeld', 'closed'] as const;

type Settings = Omit<RoomState, 'pinned' | 'poll'>;

/** What moderators and the room's commentator set for the room. Each change applies at once, and can be undone. */
export const RoomControls = observer(function RoomControls() {
  const { civil, groupId } = useChatRoomStore();
  const cover = useTalkCover();
  const { t } = useLazyTranslation('moderate', moderate);
  const { api } = useServices();
  const { run, done } = useCivilWork();
  const undo = useUndo(groupId);
  const { state } = civil;
  if (!state) return null;

  const change = (settings: Partial<Settings>) =>
    run(async () => {
      await api.call('POST /ac/api/chat/room/settings', { body: { groupId, ...settings } });
      done(
        t('done.rules'),
        undo(({ action }) => action === 'settings'),
      );
    });
  const unpin = async () => {
    await run(async () => {
      await api.call('POST /ac/api/chat/room/pin', { body: { groupId, groupMessageId: null } });
      done(
        t('done.unpin'),
        undo(({ action }) => action === 'unpin'),
      );
    });
  };

  return (
    <div css={root}>
      <section>
        <h3 css={title}>{t('room.slow')}</h3>
        <Segmented<Slow>
          block
          label={t('room.slow')}
          value={slowOf(state.slowSeconds)}
          options={slowChoices.map((value) => ({
            value,
            label: value === '0' ? t('room.slowOff') : t('room.slowSeconds', { seconds: value }),
          }))}
          onChange={(value) => void change({ slowSeconds: Number(value) })}
        />
      </section>
      <section>
        <h3 css={title}>{t('room.modes')}</h3>
        {modes.map((mode) => (
          <SettingSwitch
            key={mode}
            label={t(`room.${mode}`)}
            note={t(`room.${mode}Note`)}
            checked={state[mode]}
            onChange={(on) => void change({ [mode]: on })}
          />
        ))}
      </section>
      {state.pinned && (
        <section>
          <h3 css={title}>{t('room.pinned')}</h3>
          {!cover.isCovered(state.pinned.createdAt) && <p css={quote}>{state.pinned.filteredMessage}</p>}
          <Button size="sm" icon={icons.close} onClick={() => void unpin()}>
            {t('unpin')}
          </Button>
        </section>
      )}
      <RulesField rules={state.rules} limit={CivilLimit.rulesLength} onSave={(rules) => change({ rules })} />
      <PollControls />
      <KitLink href="/kiem-duyet" css={[sheetRow, link]}>
        <Icon icon={icons.shield} size={20} />
        <span>
          {t('room.page')}
          <small>{t('room.pageNote')}</small>
        </span>
        <Icon icon={icons.chevronRight} size={18} />
      </KitLink>
    </div>
  );
});

const slowOf = (seconds: number): Slow => slowChoices.find((choice) => Number(choice) >= seconds) ?? '60';

const root = css`
  display: grid;
  gap: var(--sp-5);
  padding: 0 var(--sp-4);
`;

const title = css`
  padding-bottom: var(--sp-2);
  font-size: var(--fs-14);
`;

const quote = css`
  padding: 10px var(--sp-3);
  margin-bottom: var(--sp-2);
  border-radius: var(--r-2);
  background: var(--c-sunken);
  font-size: var(--fs-13);
  overflow-wrap: anywhere;
`;

const link = css`
  width: auto;
  margin: 0 calc(-1 * var(--sp-4));
`;
