import { css } from '@emotion/react';
import type { Fixture } from '@khandai/contracts';
import { LineUpList, LineUpPitch } from '@khandai/match-ui';
import { Badge, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { EmptyPanel } from '../../shell/frame/EmptyPanel';
import { lineUpViews } from './line-ups-view';
import { useRoomWords } from './use-room-words';
import { useRoomStore } from './room-context';

interface LineUpsTabProps {
  readonly fixture: Fixture;
  /** Leaves out what the players did, which tells the score. */
  readonly hides: boolean;
}

/** Line-ups with each player's position, substitutes and events. */
export const LineUpsTab = observer(function LineUpsTab({ fixture, hides }: LineUpsTabProps) {
  const store = useRoomStore();
  const { t } = useRoomWords();
  const { lineUps, events } = store;
  if (!lineUps) return <EmptyPanel plain icon={icons.users} title={t('lineUps.empty')} text={t('lineUps.emptyText')} />;
  const [home, away] = lineUpViews(fixture, lineUps, hides ? [] : events, t);
  const drawn = home.rows.length > 1 && away.rows.length > 1;
  const labels = {
    starting: t('lineUps.starting'),
    bench: t('lineUps.bench'),
    coach: t('lineUps.coach'),
    captainMark: t('lineUps.captainMark'),
  };
  return (
    <div css={panel}>
      {lineUps.preview && (
        <p css={preview}>
          <Badge tone="number">{t('lineUps.preview')}</Badge>
          {t('lineUps.previewText')}
        </p>
      )}
      {drawn && (
        <LineUpPitch
          home={home}
          away={away}
          labels={{ ...labels, starting: (team) => t('lineUps.startingOf', { team }) }}
        />
      )}
      <div css={lists}>
        <LineUpList team={home} labels={labels} withStarting={!drawn} />
        <LineUpList team={away} labels={labels} withStarting={!drawn} />
      </div>
    </div>
  );
});

const panel = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
  padding: var(--sp-3);
  @media (min-width: 768px) {
    padding: var(--sp-4);
  }
`;

const preview = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2);
  font-size: var(--fs-13);
  color: var(--c-muted);
`;

const lists = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--sp-4);
`;
