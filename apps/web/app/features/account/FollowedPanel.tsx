import { css } from '@emotion/react';
import { ApiError, isAborted } from '@khandai/api-client';
import type { Fixture } from '@khandai/contracts';
import { Button, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { kickOffText, matchLabel, momentOf, roomPath, steadyState, useShownMatch } from '../../domains/match';
import { useLazyTranslation, useTranslation } from '../../i18n/use-translation';
import { me as words } from '../../i18n/vi/lazy/me';
import { EmptyPanel } from '../../shell/frame/EmptyPanel';
import { RouterLink } from '../../shell/frame/RouterLink';
import { PartBody } from '../../shell/parts/PartBody';
import { usePart } from '../../shell/parts/use-part';
import { useServices } from '../../shell/services/services';
import { Section } from './Section';
import { SettingRow } from './SettingRow';

/** The matches that the member follows and that are not over, soonest first. */
export const FollowedPanel = observer(function FollowedPanel({ id }: { readonly id: string }) {
  const { t } = useLazyTranslation('me', words);
  const { api } = useServices();
  const { part, retry } = usePart({
    name: 'followed matches',
    fetch: (signal) => api.call('GET /au/api/user/match-follow/list', {}, signal),
  });
  return (
    <Section id={id} title={t('nav.follows')}>
      <PartBody
        part={part}
        failedTitle={t('follows.failed')}
        onRetry={retry}
        waiting={<p css={waiting} role="status" aria-label={t('loading')} aria-busy="true" />}
      >
        {({ list }) =>
          list.length === 0 ? (
            <EmptyPanel plain icon={icons.bell} title={t('follows.empty')} text={t('follows.emptyText')} />
          ) : (
            list.map((fixture) => <Followed key={fixture.fixtureId} fixture={fixture} />)
          )
        }
      </PartBody>
    </Section>
  );
});

/** The row stays after the member stops following, so that a wrong press can be taken back. */
const Followed = observer(function Followed({ fixture: listed }: { readonly fixture: Fixture }) {
  const { t } = useLazyTranslation('me', words);
  const { t: match } = useTranslation('match');
  const { clock } = useServices();
  const { fixture } = useShownMatch(listed);
  const { isFollowing, isSending, toggle } = useFollow(fixture.fixtureId);
  const label = matchLabel(fixture);
  const moment = { now: clock.minute, timezone: clock.timezone, weekdays: match('weekdays') };
  const { word } = steadyState(fixture, momentOf(fixture, clock), match);
  return (
    <SettingRow
      icon={icons.bell}
      label={
        <RouterLink href={roomPath(fixture)} css={name}>
          {label}
        </RouterLink>
      }
      note={[kickOffText(fixture, moment), word].join(' · ')}
      end={
        <Button
          size="sm"
          aria-busy={isSending}
          aria-label={t(isFollowing ? 'follows.stopLabel' : 'follows.againLabel', { match: label })}
          onClick={toggle}
        >
          {t(isFollowing ? 'follows.stop' : 'follows.again')}
        </Button>
      }
    />
  );
});

/** Whether a match of the list is followed still, and the way to change it. */
function useFollow(fixtureId: string) {
  const { t } = useLazyTranslation('me', words);
  const { api, toasts } = useServices();
  const [isFollowing, setFollowing] = useState(true);
  const [isSending, setSending] = useState(false);
  const send = async (follow: boolean) => {
    setSending(true);
    try {
      const { following } = await api.call('POST /au/api/user/match-follow', { body: { fixtureId, follow } });
      setFollowing(following);
    } catch (error) {
      if (isAborted(error)) return;
      const text = error instanceof ApiError ? { text: error.message } : {};
      toasts.push({ tone: 'bad', title: t('follows.notDone'), ...text });
    } finally {
      setSending(false);
    }
  };
  const toggle = () => {
    if (!isSending) void send(!isFollowing);
  };
  return { isFollowing, isSending, toggle };
}

const waiting = css`
  min-height: 64px;
`;

const name = css`
  &:hover {
    text-decoration: underline;
  }
`;
