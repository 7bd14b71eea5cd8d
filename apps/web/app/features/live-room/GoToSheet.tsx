import { css } from '@emotion/react';
import { type Fixture, MatchState } from '@khandai/contracts';
import { PICTURE_HEIGHT } from '@khandai/match-ui';
import { CountBadge, Hidden, Icon, icons, KitLink, Num, Sheet, ThemeToggle } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useAccount } from '../../domains/account';
import { useChat } from '../../domains/chat';
import { HiddenScore, matchLabel, roomPath, scoreOf, steadyState, useLive, useShownMatch } from '../../domains/match';
import { useTranslation } from '../../i18n/use-translation';
import { usePhoneItems } from '../../shell/frame/use-phone-items';
import type { Loaded } from '../../shell/router/answers';
import { useServices } from '../../shell/services/services';
import { useRoomWords } from './use-room-words';

const SHOWN = 6;

interface GoToSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly others: Loaded<Fixture[]>;
  readonly onTheatre: () => void;
}

/** Where a phone's room leads: the bottom bar of the other pages, the other matches, the theatre, the theme. */
export const GoToSheet = observer(function GoToSheet({ open, onClose, others, onTheatre }: GoToSheetProps) {
  const { t } = useRoomWords();
  const { t: shellWords } = useTranslation('shell');
  const { settings } = useServices();
  const account = useAccount();
  const live = useLive();
  const { followed } = useChat();
  const items = usePhoneItems(() => {
    onClose();
    account.ask('login');
  }, followed.get()?.unread ?? 0);
  const matches = (others.ok ? others.value : [])
    .map((fixture) => live.latest(fixture))
    .filter(({ state }) => state === MatchState.live)
    .slice(0, SHOWN);
  return (
    <Sheet open={open} onClose={onClose} title={t('sheet.goTo')} closeLabel={t('sheet.close')} clear={PICTURE_HEIGHT}>
      <nav css={places} aria-label={shellWords('nav.bottom')}>
        {items.map(({ href, label, icon, onPress, unread }) =>
          onPress ? (
            <button key={href} type="button" css={place} aria-haspopup="dialog" onClick={onPress}>
              <Icon icon={icon} size={22} />
              {label}
            </button>
          ) : (
            <KitLink key={href} href={href} css={place}>
              <Icon icon={icon} size={22} />
              {label}
              {unread && unread.count > 0 && <Unread {...unread} />}
            </KitLink>
          ),
        )}
      </nav>
      {matches.length > 0 && (
        <>
          <h3 css={heading}>{t('others')}</h3>
          <ul>
            {matches.map((fixture) => (
              <li key={fixture.fixtureId}>
                <OtherMatch fixture={fixture} />
              </li>
            ))}
          </ul>
        </>
      )}
      <KitLink href="/truc-tiep" css={row}>
        <Icon icon={icons.list} size={18} />
        <span css={grow}>{t('sheet.allMatches')}</span>
      </KitLink>
      <button type="button" css={row} onClick={onTheatre}>
        <Icon icon={icons.theatre} size={18} />
        <span css={grow}>{t('player.theatre')}</span>
      </button>
      <div css={row}>
        <span css={grow}>{t('sheet.theme')}</span>
        <ThemeToggle
          value={settings.theme}
          onChange={(theme) => {
            settings.change({ theme });
          }}
          labels={{
            system: shellWords('theme.toggle', { theme: shellWords('theme.system') }),
            light: shellWords('theme.toggle', { theme: shellWords('theme.light') }),
            dark: shellWords('theme.toggle', { theme: shellWords('theme.dark') }),
          }}
        />
      </div>
    </Sheet>
  );
});

function Unread({ count, label }: { count: number; label: string }) {
  return (
    <span css={unreadCss}>
      <span aria-hidden="true">
        <CountBadge count={count} />
      </span>
      <Hidden>{label}</Hidden>
    </span>
  );
}

const OtherMatch = observer(function OtherMatch({ fixture: given }: { fixture: Fixture }) {
  const { t: words } = useTranslation('match');
  const { clock } = useServices();
  const { fixture, reveal } = useShownMatch(given);
  const score = scoreOf(fixture);
  const { word, minute } = steadyState(fixture, clock, words);
  return (
    <KitLink href={roomPath(fixture)} css={row}>
      <span css={[grow, nameCss]}>{matchLabel(fixture)}</span>
      {reveal && <HiddenScore />}
      {score && (
        <b>
          <Num>
            {score[0]}–{score[1]}
          </Num>
        </b>
      )}
      <span css={minuteCss}>{minute === undefined ? word : <Num>{minute}′</Num>}</span>
    </KitLink>
  );
});

const places = css`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  padding: 0 6px 6px;
`;

const place = css`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 4px;
  min-height: 60px;
  border-radius: var(--r-2);
  font-size: var(--fs-12);
  line-height: 1rem;
  text-align: center;
  color: var(--c-text-2);
  &:is(a, button):hover {
    background: var(--c-hover);
  }
`;

const unreadCss = css`
  position: absolute;
  top: 4px;
  left: calc(50% + 4px);
`;

const heading = css`
  padding: var(--sp-2) var(--sp-4);
  font-size: var(--fs-13);
`;

const row = css`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  width: 100%;
  min-height: 48px;
  padding: 2px var(--sp-4);
  border-top: 1px solid var(--c-line);
  &:is(a, button):hover {
    background: var(--c-hover);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const grow = css`
  flex: 1;
  min-width: 0;
`;

const nameCss = css`
  overflow-wrap: anywhere;
`;

const minuteCss = css`
  min-width: 2.5rem;
  text-align: right;
  font-size: var(--fs-13);
  font-weight: var(--fw-medium);
  color: var(--c-live);
`;
