import type { UserInfo } from '@khandai/contracts';
import { Button, EmptyState, icons } from '@khandai/ui-kit';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useNumbers } from '../../../i18n/use-numbers';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { studio as words } from '../../../i18n/vi/lazy/studio';
import { PartBody } from '../../../shell/parts/PartBody';
import { useServices } from '../../../shell/services/services';
import { Section } from '../Section';
import { HostedRow } from './HostedRow';
import { StudioContext } from './studio-context';
import { StudioStore } from './StudioStore';
import { StudioTotals } from './StudioTotals';
import { waiting } from './studio.styles';
import { TakeDialog } from './TakeDialog';
import { TipForm } from './TipForm';

export interface StudioProps {
  readonly id: string;
  readonly me: UserInfo;
}

/** The studio of a commentator ("Phòng của tôi"). Lazy, because only commentators open it. */
export const StudioPanel = observer(function StudioPanel({ id, me }: StudioProps) {
  const { grouped } = useNumbers();
  const { t } = useLazyTranslation('studio', words);
  const { api, clock, log } = useServices();
  const [store] = useState(
    () =>
      new StudioStore({
        api,
        clock,
        userId: me.userId,
        report: (error) => {
          log.warn('studio', error);
        },
      }),
  );
  const [taking, take] = useState(false);
  useEffect(() => {
    store.open();
    return store.close;
  }, [store]);
  const { value: info } = store.info;
  const offer = (
    <Button
      size="sm"
      icon={icons.plus}
      onClick={() => {
        take(true);
      }}
    >
      {t('take.open')}
    </Button>
  );
  return (
    <StudioContext value={store}>
      <Section id={id} title={t('title')} {...(info && { end: offer })}>
        <PartBody
          part={store.info}
          failedTitle={t('failed')}
          onRetry={store.reload}
          waiting={<p css={waiting} role="status" aria-label={t('loading')} aria-busy="true" />}
        >
          {(info) => (
            <>
              <p css={room}>
                {t('room', { number: info.roomNumber })} ·{' '}
                {t('viewers', { number: grouped(info.viewers), count: info.viewers })}
              </p>
              {info.fixtures.length === 0 && (
                <EmptyState icon={icons.mic} title={t('mine.none')} text={t('mine.noneText')} />
              )}
              {info.fixtures.map((fixture) => (
                <HostedRow key={fixture.fixtureId} fixture={fixture} me={me} />
              ))}
              <StudioTotals />
            </>
          )}
        </PartBody>
        {taking && (
          <TakeDialog
            onClose={() => {
              take(false);
            }}
          />
        )}
      </Section>
      <TipForm id={`${id}-tip`} me={me} />
    </StudioContext>
  );
});

const room = css`
  padding: 0 var(--sp-4) var(--sp-3);
  font-size: var(--fs-13);
  color: var(--c-muted);
`;
