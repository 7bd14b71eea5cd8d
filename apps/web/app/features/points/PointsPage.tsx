import { css } from '@emotion/react';
import { Hidden, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router';
import { LoginPanel } from '../../domains/account';
import { EngageFrame, MyLevel, useEngageWords } from '../../domains/engage';
import { useServices } from '../../shell/services/services';
import { Entries } from './Entries';
import { entryFilterOf, FILTER } from './entry-filter';
import { Summary } from './Summary';

/** The reader's own points: what they have, what came and went, and why. */
export const PointsPage = observer(function PointsPage() {
  const { t } = useEngageWords();
  const { viewer } = useServices();
  const [params] = useSearchParams();
  const filter = entryFilterOf(params.get(FILTER));
  return (
    <EngageFrame>
      {viewer.isMember ? (
        <>
          <h1 css={title}>{t('book.heading')}</h1>
          <Summary key={`summary ${viewer.version}`} />
          <MyLevel key={`level ${viewer.version}`} />
          <Entries key={`entries ${viewer.version}`} filter={filter} />
        </>
      ) : (
        <>
          <Hidden as="h1">{t('book.heading')}</Hidden>
          {viewer.isKnown && (
            <LoginPanel
              icon={icons.coins}
              title={t('book.guest')}
              text={t('book.guestText')}
              reason={t('book.guestReason')}
              mayRegister
            />
          )}
        </>
      )}
    </EngageFrame>
  );
});

const title = css`
  font-size: var(--fs-20);
  font-weight: 700;
`;
