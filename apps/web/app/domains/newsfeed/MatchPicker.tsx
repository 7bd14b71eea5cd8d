import { isAborted } from '@khandai/api-client';
import type { Fixture } from '@khandai/contracts';
import { Dialog } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { folded } from '../../i18n/folded';
import { useTranslation } from '../../i18n/use-translation';
import { useServices } from '../../shell/services/services';
import { kickOffText, leagueText, matchLabel, scoreText, steadyState, useLive, useSpoilers } from '../match';
import { matchSubject, type FormSubject } from './form-subject';
import { pickerList, pickerQuiet, pickerRow, pickerSearch } from './picker.styles';
import { useFeedWords } from './use-feed-words';

export interface MatchPickerProps {
  readonly onChoose: (subject: FormSubject) => void;
  readonly onClose: () => void;
}

type Load = { readonly state: 'loading' | 'failed' } | { readonly state: 'loaded'; readonly list: readonly Fixture[] };

/** The matches of a card: those being played, then those to come. */
export const MatchPicker = observer(function MatchPicker({ onChoose, onClose }: MatchPickerProps) {
  const { t } = useFeedWords();
  const { t: shell } = useTranslation('shell');
  const { api, log } = useServices();
  const live = useLive();
  const [load, setLoad] = useState<Load>({ state: 'loading' });
  const [word, setWord] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
  }, []);
  useEffect(() => {
    const visit = new AbortController();
    api
      .call('GET /al/api/schedule/featureMatch', { query: {} }, visit.signal)
      .then(({ list }) => {
        setLoad({ state: 'loaded', list });
      })
      .catch((error: unknown) => {
        if (isAborted(error)) return;
        log.warn('matches of a post', error);
        setLoad({ state: 'failed' });
      });
    return () => {
      visit.abort();
    };
  }, [api, log]);
  const all = [...live.live, ...(load.state === 'loaded' ? load.list : [])];
  const matches = [...new Map(all.map((fixture) => [fixture.fixtureId, fixture])).values()];
  const plain = folded(word.trim());
  const fitting = matches.filter((fixture) => folded(`${matchLabel(fixture)} ${leagueText(fixture)}`).includes(plain));
  return (
    <Dialog open onClose={onClose} title={t('chooseMatch')} closeLabel={t('close')}>
      <input
        ref={field}
        type="search"
        css={pickerSearch}
        aria-label={t('searchMatch')}
        placeholder={t('searchMatch')}
        value={word}
        onChange={({ target }) => {
          setWord(target.value);
        }}
      />
      <p css={pickerQuiet} role="status">
        {load.state === 'loading' ? shell('loading') : ''}
        {load.state === 'failed' && matches.length === 0 ? t('matchesFailed') : ''}
        {load.state === 'loaded' && fitting.length === 0 ? t('noMatch') : ''}
      </p>
      <ul css={pickerList}>
        {fitting.map((fixture) => (
          <li key={fixture.fixtureId}>
            <Row
              fixture={fixture}
              onChoose={() => {
                onChoose(matchSubject(fixture));
                onClose();
              }}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
});

const Row = observer(function Row({ fixture: given, onChoose }: { fixture: Fixture; onChoose: () => void }) {
  const { t } = useTranslation('match');
  const { clock } = useServices();
  const now = useLive().latest(given);
  const fixture = useSpoilers().shownOf(now);
  const state = [scoreText(fixture), steadyState(fixture, clock, t).word].filter(Boolean).join(' · ');
  const when = kickOffText(fixture, { now: clock.minute, timezone: clock.timezone, weekdays: t('weekdays') });
  return (
    <button type="button" css={pickerRow} onClick={onChoose}>
      <b>{matchLabel(fixture)}</b>
      <small>
        {now.homeScore === null ? when : state} · {leagueText(fixture)}
      </small>
    </button>
  );
});
