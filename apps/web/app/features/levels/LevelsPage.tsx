import { css } from '@emotion/react';
import { EXP_RULES } from '@khandai/contracts';
import { Icon, type IconDrawing, icons, Num, Panel } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { LoginPanel } from '../../domains/account';
import { EngageFrame, LevelPanel, MyLevel, useEngageWords } from '../../domains/engage';
import { useServices } from '../../shell/services/services';
import { Ladder } from './Ladder';

const { watch, chat, checkIn } = EXP_RULES;

/** The reader's level, what each level opens, and how one gets there. Guests see the levels too. */
export const LevelsPage = observer(function LevelsPage() {
  const { t } = useEngageWords();
  const { viewer } = useServices();
  return (
    <EngageFrame>
      <h1 css={title}>{t('level.heading')}</h1>
      {viewer.isMember ? (
        <MyLevel key={viewer.version}>
          {(info) => (
            <>
              <LevelPanel info={info}>
                <p css={note}>{t('level.never')}</p>
              </LevelPanel>
              <Ladder level={info.level} />
            </>
          )}
        </MyLevel>
      ) : (
        <>
          {viewer.isKnown && (
            <LoginPanel
              icon={icons.crown}
              title={t('level.guest')}
              text={t('level.guestText')}
              reason={t('level.guestReason')}
              mayRegister
            />
          )}
          <Ladder level={undefined} />
        </>
      )}
      <Panel title={t('level.earn')}>
        <ul css={list}>
          <Way icon={icons.tv} text={t('level.earnWatch', { minutes: watch.minutes })} exp={watch.exp} />
          <Way
            icon={icons.message}
            text={t('level.earnChat', { lines: chat.lines, most: chat.perDay })}
            exp={chat.exp}
          />
          <Way icon={icons.calendarCheck} text={t('level.earnCheckIn')} exp={checkIn.exp} />
        </ul>
        <p css={[note, padded]}>{t('level.earnNote')}</p>
      </Panel>
    </EngageFrame>
  );
});

function Way({ icon, text, exp }: { icon: IconDrawing; text: string; exp: number }) {
  return (
    <li>
      <Icon icon={icon} size={18} />
      <span>{text}</span>
      <Num css={gold}>+{exp}</Num>
    </li>
  );
}

const title = css`
  font-size: var(--fs-20);
  font-weight: 700;
`;

const note = css`
  margin-top: var(--sp-2);
  font-size: var(--fs-13);
  color: var(--c-text-2);
`;

const padded = css`
  margin: 0;
  padding: var(--sp-3) var(--sp-4);
  border-top: 1px solid var(--c-line);
`;

const list = css`
  & > li {
    display: flex;
    align-items: center;
    gap: var(--sp-3);
    min-height: 48px;
    padding: var(--sp-1) var(--sp-4);
  }
  & > li + li {
    border-top: 1px solid var(--c-line);
  }
  & > li > span:first-of-type {
    flex: 1;
  }
`;

const gold = css`
  font-weight: 700;
  color: var(--c-gold);
`;
