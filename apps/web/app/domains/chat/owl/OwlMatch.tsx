import { css } from '@emotion/react';
import type { Fixture } from '@khandai/contracts';
import { KitLink, Num, OriginBadge } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../../i18n/use-translation';
import { useOrigin } from '../../../shell/frame/use-origin';
import { useServices } from '../../../shell/services/services';
import { HiddenScore, kickOffText, matchLabel, roomPath, scoreText, steadyState, useShownMatch } from '../../match';

/** A match, with the way into its room. */
export const OwlMatch = observer(function OwlMatch({ fixture: given }: { readonly fixture: Fixture }) {
  const { t } = useTranslation('match');
  const { clock } = useServices();
  const { fixture, reveal } = useShownMatch(given);
  const origin = useOrigin(fixture.origin);
  const score = scoreText(fixture);
  const { word, minute } = steadyState(fixture, clock, t);
  const when = kickOffText(fixture, { now: clock.minute, timezone: clock.timezone, weekdays: t('weekdays') });
  return (
    <KitLink href={roomPath(fixture)} css={match}>
      <b>{matchLabel(fixture)}</b>
      <span>
        {reveal && <HiddenScore />}
        {score !== undefined && <Num>{score}</Num>}
        <span>{score === undefined && !reveal ? when : word}</span>
        {minute !== undefined && <Num>{minute}′</Num>}
        <span>{fixture.league.shortName}</span>
        {origin && <OriginBadge>{origin}</OriginBadge>}
      </span>
    </KitLink>
  );
});

const match = css`
  display: grid;
  align-content: center;
  gap: 2px;
  min-height: var(--touch);
  padding: var(--sp-1) var(--sp-2);
  margin: 0 calc(-1 * var(--sp-2));
  border-radius: var(--r-2);
  &:hover {
    background: var(--c-hover);
  }
  & > b {
    font-weight: var(--fw-medium);
  }
  & > span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--sp-2);
    font-size: var(--fs-13);
    color: var(--c-text-2);
  }
`;
