import { css } from '@emotion/react';
import { type Fixture, MatchState } from '@khandai/contracts';
import { CardGrid, SectionHead, Stack } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { RetryPanel } from '../../shell/frame/EmptyPanel';
import { LiveMatchCard } from '../../domains/schedule';
import type { Loaded } from '../../shell/router/answers';
import { useLive } from '../../domains/match';
import { useRoomWords } from './use-room-words';

const SHOWN = 4;

/** Other matches, live ones first. */
export const OtherMatches = observer(function OtherMatches({ others }: { others: Loaded<Fixture[]> }) {
  const { t } = useRoomWords();
  const live = useLive();
  const list = others.ok
    ? others.value.map((fixture) => live.latest(fixture)).filter(({ state }) => state !== MatchState.ended)
    : [];
  const shown = [...list].sort((a, b) => b.state - a.state).slice(0, SHOWN);
  return (
    <section aria-labelledby="room-others">
      <Stack>
        <SectionHead id="room-others" title={t('others')} more={{ href: '/truc-tiep', label: t('othersAll') }} />
        {!others.ok && <RetryPanel />}
        {others.ok && shown.length === 0 && <p css={quiet}>{t('noOthers')}</p>}
        <CardGrid>
          {shown.map((fixture) => (
            <LiveMatchCard key={fixture.fixtureId} fixture={fixture} />
          ))}
        </CardGrid>
      </Stack>
    </section>
  );
});

const quiet = css`
  color: var(--c-muted);
`;
