import { css } from '@emotion/react';
import type { Tip } from '@khandai/contracts';
import { Button, EmptyState, Icon, icons, KitLink, SectionHead, Stack } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { roomPath } from '../../domains/match';
import { useOdds } from '../../domains/odds';
import { byMatch, MatchHead } from '../../domains/tips';
import { useServices } from '../../shell/services/services';
import { usePageWords } from './use-page-words';

/** Replaces tips for those who hide all odds: their matches stay, without any of it. */
export const TipsHidden = observer(function TipsHidden({ tips }: { readonly tips: readonly Tip[] }) {
  const { t } = usePageWords();
  const { settings } = useOdds();
  const { clock } = useServices();
  const fixtures = byMatch(tips, clock.minute).flatMap(({ fixture }) => fixture ?? []);
  return (
    <Stack gap={6}>
      <EmptyState
        icon={icons.eyeOff}
        framed
        title={t('hidden')}
        text={t('hiddenText')}
        action={
          <Button
            onClick={() => {
              settings.change({ hideOdds: false });
            }}
          >
            {t('show')}
          </Button>
        }
      />
      {fixtures.length > 0 && (
        <section aria-labelledby="tips-without">
          <SectionHead id="tips-without" title={t('withoutOdds')} />
          <Stack>
            {fixtures.map((fixture) => (
              <KitLink key={fixture.fixtureId} href={roomPath(fixture)} css={card}>
                <MatchHead fixture={fixture} />
              </KitLink>
            ))}
          </Stack>
        </section>
      )}
      <p css={calm}>
        <Icon icon={icons.handshake} size={18} />
        <span>{t('calmHidden')}</span>
      </p>
    </Stack>
  );
});

const card = css`
  display: block;
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
  background: var(--c-surface);
  color: inherit;
  &:hover {
    border-color: var(--c-line-strong);
  }
`;

/** A quiet word in a card of its own. */
export const calm = css`
  display: grid;
  grid-template-columns: 18px minmax(0, 1fr);
  gap: 10px;
  padding: var(--sp-4);
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
  background: var(--c-surface);
  font-size: var(--fs-13);
  color: var(--c-text-2);
`;
