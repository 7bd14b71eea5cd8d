import { css } from '@emotion/react';
import type { FavouriteTeam as Favourite } from '@khandai/contracts';
import { Crest } from '@khandai/match-ui';
import { Button, Switch } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLazyTranslation } from '../../i18n/use-translation';
import { me as words } from '../../i18n/vi/lazy/me';
import { useLazyPart } from '../../shell/parts/use-lazy-part';
import { usePart } from '../../shell/parts/use-part';
import { useServices } from '../../shell/services/services';
import { useActionToast } from './use-action-toast';

const loadPicker = () => import('./TeamPicker').then(({ TeamPicker }) => TeamPicker);

/** The team that the member supports: chosen by a search, shown to others unless the member keeps it to themselves. */
export const FavouriteTeam = observer(function FavouriteTeam() {
  const { t } = useLazyTranslation('me', words);
  const { api } = useServices();
  const runAction = useActionToast();
  const [isChoosing, choose] = useState(false);
  const close = () => {
    choose(false);
  };
  const Picker = useLazyPart(isChoosing, loadPicker, close);
  const { part } = usePart<Favourite>({
    name: 'the favourite team',
    fetch: (signal) => api.call('GET /au/api/user/favourite-team', {}, signal),
  });
  const known = part.value;
  if (!known) return null;
  const { team, shown } = known;
  const save = (body: { teamId: string | null; shown: boolean }, done?: string) =>
    void runAction(
      async (signal) => {
        part.set(await api.call('POST /au/api/user/favourite-team', { body }, signal));
      },
      t('team.failed'),
      done,
    );
  return (
    <div css={row}>
      {team && <Crest code={team.code} colors={team.colors} size={32} />}
      <p css={text}>
        <small>{t('team.label')}</small>
        <b>{team ? team.name : t('team.none')}</b>
      </p>
      {team && (
        <Switch
          label={t('team.shown')}
          checked={shown}
          onChange={(wanted) => {
            save({ teamId: team.teamId, shown: wanted });
          }}
        />
      )}
      <span css={acts}>
        <Button
          size="sm"
          aria-haspopup="dialog"
          onClick={() => {
            choose(true);
          }}
        >
          {t(team ? 'team.change' : 'team.choose')}
        </Button>
        {team && (
          <Button
            size="sm"
            look="quiet"
            onClick={() => {
              save({ teamId: null, shown: true }, t('team.removed'));
            }}
          >
            {t('team.remove')}
          </Button>
        )}
      </span>
      {isChoosing && Picker && (
        <Picker
          onChoose={(teamId) => {
            save({ teamId, shown }, t('team.saved'));
          }}
          onClose={close}
        />
      )}
    </div>
  );
});

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2) var(--sp-3);
  padding-top: var(--sp-3);
  border-top: 1px solid var(--c-line);
`;

const text = css`
  display: grid;
  flex: 1 1 9rem;
  min-width: 0;
  line-height: 1.25rem;
  & > small {
    font-size: var(--fs-12);
    color: var(--c-muted);
  }
  & > b {
    font-weight: var(--fw-medium);
    overflow-wrap: anywhere;
  }
`;

const acts = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
`;
