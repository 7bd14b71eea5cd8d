import type { Fixture, SearchHit } from '@khandai/contracts';
import { Panel } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { matchLabel, roomPath, useLive } from '../../domains/match';
import { useSearchWords } from '../../domains/search';
import { HitList } from './HitGroup';

const MAX = 4;

/** Before a search, and below one without results: the matches that are on now. */
export const NowPlaying = observer(function NowPlaying() {
  const { t } = useSearchWords();
  const { live } = useLive();
  if (live.length === 0) return null;
  return (
    <Panel title={t('now')}>
      <HitList hits={live.slice(0, MAX).map(toHit)} />
    </Panel>
  );
});

const toHit = (fixture: Fixture): SearchHit => ({
  kind: 'match',
  id: fixture.fixtureId,
  link: roomPath(fixture),
  title: { text: matchLabel(fixture), marks: [] },
  note: { text: fixture.league.name, marks: [] },
  at: fixture.kickOff,
  person: null,
  picture: null,
  spoils: null,
  media: null,
  fixture,
  team: null,
  league: null,
});
