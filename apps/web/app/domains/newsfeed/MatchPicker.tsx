import { css } from '@emotion/react';
import { isAborted } from '@khandai/api-client';
import type { Fixture } from '@khandai/contracts';
import { Dialog } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { useServices } from '../../shell/services/services';
import { dateOf, kickOffText, leagueText, matchLabel, scoreText, steadyState, useLive, useSpoilers } from '../match';
import { matchSubject, type FormSubject } from './form-subject';
import { fittingMatches, isNear, type MatchGroup, matchGroups } from './match-choice';
import { pickerGroups, pickerList, pickerQuiet, pickerRow, pickerSearch, pickerTitle } from './picker.styles';
import { useFeedWords } from './use-feed-words';

export interface MatchPickerProps {
  readonly onChoose: (subject: FormSubject) => void;
  readonly onClose: () => void;
}

type Load = { readonly state: 'loading' | 'failed' } | { readonly state: 'loaded'; readonly list: readonly Fixture[] };

/** The server looks for a word of this length or longer. */
const MIN_SEARCHED = 2;
const PAUSE_MS = 300;
const MAX_FOUND = 20;

/** The matches of a card by their days: those being played, then those to come; a search finds all matches of the site. */
export const MatchPicker = observer(function MatchPicker({ onChoose, onClose }: MatchPickerProps) {
  const { t } = useFeedWords();
  const { t: shell } = useTranslation('shell');
  const { api, clock, log } = useServices();
  const live = useLive();
  const [load, setLoad] = useState<Load>({ state: 'loading' });
  const [typed, type] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const word = typed.trim();
  const { isSearching, found } = useFoundMatches(word);
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
  const known = [...live.live, ...(load.state === 'loaded' ? load.list : [])];
  const fitting = [...fittingMatches(known, word), ...found].map((fixture) => live.latest(fixture));
  const matches = [...new Map(fitting.map((fixture) => [fixture.fixtureId, fixture])).values()];
  const groups = matchGroups(matches, { now: clock.minute, timezone: clock.timezone });
  const isLoading = load.state === 'loading' || isSearching;
  return (
    <Dialog open onClose={onClose} title={t('chooseMatch')} closeLabel={t('close')}>
      <input
        ref={field}
        type="search"
        css={pickerSearch}
        aria-label={t('searchMatch')}
        placeholder={t('searchMatch')}
        value={typed}
        maxLength={60}
        onChange={({ target }) => {
          type(target.value);
        }}
      />
      <p css={pickerQuiet} role="status">
        {isLoading && matches.length === 0 ? shell('loading') : ''}
        {load.state === 'failed' && known.length === 0 ? t('matchesFailed') : ''}
        {load.state === 'loaded' && !isSearching && matches.length === 0 ? t('noMatch') : ''}
      </p>
      <div css={[pickerList, pickerGroups]}>
        {groups.map((group) => (
          <Group
            key={group.key}
            group={group}
            onChoose={(fixture) => {
              onChoose(matchSubject(fixture));
              onClose();
            }}
          />
        ))}
      </div>
    </Dialog>
  );
});

/** What the search of the site finds, once the author pauses; without it there are still the matches that are known. */
function useFoundMatches(word: string): { readonly isSearching: boolean; readonly found: readonly Fixture[] } {
  const { api, log, timers } = useServices();
  const [answer, setAnswer] = useState<{ readonly word: string; readonly list: readonly Fixture[] }>();
  const isWanted = word.length >= MIN_SEARCHED;
  useEffect(() => {
    if (!isWanted) return;
    const visit = new AbortController();
    const look = async ({ signal }: AbortController) => {
      await timers.sleep(PAUSE_MS, signal);
      if (signal.aborted) return;
      try {
        const query = { q: word, kind: 'match' as const, pageSize: MAX_FOUND };
        const { groups } = await api.call('GET /other/api/search', { query }, signal);
        const list = groups.flatMap(({ list: hits }) => hits.flatMap(({ fixture }) => fixture ?? []));
        setAnswer({ word, list });
      } catch (error) {
        if (isAborted(error)) return;
        log.warn('matches of a post', error);
        setAnswer({ word, list: [] });
      }
    };
    void look(visit);
    return () => {
      visit.abort();
    };
  }, [api, log, timers, word, isWanted]);
  const isAnswered = answer?.word === word;
  return { isSearching: isWanted && !isAnswered, found: isWanted && isAnswered ? answer.list : [] };
}

interface GroupProps {
  readonly group: MatchGroup;
  readonly onChoose: (fixture: Fixture) => void;
}

const Group = observer(function Group({ group: { key, list }, onChoose }: GroupProps) {
  const { t } = useFeedWords();
  const { t: match } = useTranslation('match');
  const { clock } = useServices();
  const heading = useId();
  const moment = { now: clock.minute, timezone: clock.timezone, weekdays: match('weekdays') };
  const [first] = list;
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} css={[pickerTitle, key === 'live' && liveTitle]}>
        {isNear(key) ? t(`days.${key}`) : first && dateOf(Date.parse(first.kickOff), moment)}
      </h3>
      <ul>
        {list.map((fixture) => (
          <li key={fixture.fixtureId}>
            <Row
              fixture={fixture}
              onChoose={() => {
                onChoose(fixture);
              }}
            />
          </li>
        ))}
      </ul>
    </section>
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

const liveTitle = css`
  color: var(--c-live);
`;
