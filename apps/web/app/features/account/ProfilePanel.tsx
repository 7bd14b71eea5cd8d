import { css } from '@emotion/react';
import type { UserInfo } from '@khandai/contracts';
import { Avatar, Button, IconButton, icons, LinkButton } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNumbers } from '../../i18n/use-numbers';
import { useLazyTranslation, useTranslation } from '../../i18n/use-translation';
import { me as words } from '../../i18n/vi/lazy/me';
import { roleBadge } from '../../domains/account';
import { CHECK_IN } from '../../domains/engage';
import { runAsCurrentMember } from '../../shell/services/member-change';
import { useServices } from '../../shell/services/services';
import { useLazyPart } from '../../shell/parts/use-lazy-part';
import { FavouriteTeam } from './FavouriteTeam';
import { Level } from './Level';
import { NicknameDialog } from './NicknameDialog';
import { Section } from './Section';
import { useMeStore } from './me-context';

const loadAvatarDialog = () => import('./AvatarDialog').then(({ AvatarDialog }) => AvatarDialog);

/** The member's public profile, level and balance. */
export const ProfilePanel = observer(function ProfilePanel({ id, me }: { id: string; me: UserInfo }) {
  const { grouped } = useNumbers();
  const store = useMeStore();
  const { t } = useLazyTranslation('me', words);
  const { t: chat } = useTranslation('chat');
  const [editing, edit] = useState(false);
  const { session } = useServices();
  return (
    <Section id={id}>
      <div css={body}>
        <div css={top}>
          <Picture me={me} />
          <div css={names}>
            <h1 css={nameCss}>{me.nickname}</h1>
            <p css={under}>
              <span css={handle}>@{me.username}</span>
              {roleBadge(me.role, chat)}
            </p>
          </div>
          <div css={buttons}>
            <Button
              icon={icons.settings}
              onClick={() => {
                edit(true);
              }}
            >
              {t('profile.edit')}
            </Button>
            <LinkButton icon={icons.calendarCheck} href={CHECK_IN}>
              {t('profile.checkIn')}
            </LinkButton>
          </div>
        </div>
        <Level />
        <FavouriteTeam />
        <dl css={stats}>
          <div>
            <dt>
              {t('profile.balance')}
              <IconButton
                icon={icons.refresh}
                size="sm"
                label={t('profile.refresh')}
                onClick={() => void runAsCurrentMember(session, store.refreshBalance)}
              />
            </dt>
            <dd>{grouped(me.balance)}</dd>
          </div>
          <div>
            <dt>{t('profile.exp')}</dt>
            <dd>{store.level.value ? grouped(store.level.value.exp) : '–'}</dd>
          </div>
          <div>
            <dt>{t('profile.devices')}</dt>
            <dd>{store.sessions.value?.length ?? '–'}</dd>
          </div>
        </dl>
      </div>
      <NicknameDialog
        open={editing}
        me={me}
        onClose={() => {
          edit(false);
        }}
      />
    </Section>
  );
});

/** The member's picture, with a button to change it. */
const Picture = observer(function Picture({ me }: { me: UserInfo }) {
  const { t } = useTranslation('labels');
  const [changing, change] = useState(false);
  const close = () => {
    change(false);
  };
  const Change = useLazyPart(changing, loadAvatarDialog, close);
  return (
    <span css={picture}>
      <Avatar id={me.userId} name={me.nickname} src={me.profilePicture} size={72} />
      <IconButton
        icon={icons.image}
        size="sm"
        label={t('changeAvatar')}
        css={camera}
        aria-haspopup="dialog"
        aria-busy={changing && !Change}
        onClick={() => {
          change(true);
        }}
      />
      {Change && <Change open={changing} me={me} onClose={close} />}
    </span>
  );
});

const body = css`
  display: grid;
  gap: var(--sp-4);
  padding: var(--sp-4);
  @media (min-width: 768px) {
    padding: var(--sp-5);
  }
`;

const top = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-4);
`;

const picture = css`
  position: relative;
  flex: none;
  line-height: 0;
`;

const camera = css`
  && {
    position: absolute;
    right: -6px;
    bottom: -6px;
    border-radius: 50%;
    background: var(--c-raised);
    box-shadow: 0 0 0 1px var(--c-line-strong);
  }
`;

const names = css`
  flex: 1 1 9rem;
  min-width: 0;
`;

const nameCss = css`
  font-size: var(--fs-20);
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

const under = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px var(--sp-2);
  font-size: var(--fs-13);
  color: var(--c-muted);
`;

const handle = css`
  overflow-wrap: anywhere;
`;

const buttons = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
  @media (max-width: 599px) {
    flex: 1 0 100%;
    & > * {
      flex: 1 1 auto;
    }
  }
`;

const stats = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  padding-top: var(--sp-3);
  border-top: 1px solid var(--c-line);
  text-align: center;
  font-size: var(--fs-12);
  color: var(--c-muted);
  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  & dt {
    display: flex;
    align-items: center;
    justify-content: center;
    min-height: 32px;
  }
  & dd {
    font: var(--fw-semi) var(--fs-16)/24px var(--font-num);
    font-variant-numeric: tabular-nums;
    color: var(--c-text);
  }
`;
