import { isAborted } from '@khandai/api-client';
import type { SuggestSource } from '@khandai/chat-ui';
import type { RoomPerson } from '@khandai/contracts';
import { useMemo, useState } from 'react';
import { useNumbers } from '../../i18n/use-numbers';
import { useServices } from '../../shell/services/services';
import { RoomPeople, usernameNote } from '../chat';
import { useFeed } from './feed-context';
import { HashtagIdeas } from './HashtagIdeas';
import { NamedPeople } from './NamedPeople';
import { useFeedWords } from './use-feed-words';

export interface TextSources {
  readonly named: NamedPeople;
  readonly people: SuggestSource;
  readonly hashtags: SuggestSource;
}

/** What completes a text of the feed. Call it inside an observer: more comes from the server. @param taken see NamedPeople */
export function useTextSources(taken?: readonly RoomPerson[]): TextSources {
  const { grouped } = useNumbers();
  const { api, log, timers, viewer } = useServices();
  const { t } = useFeedWords();
  const feed = useFeed();
  const [{ people, ideas, named }] = useState(() => {
    const failed = (error: unknown) => {
      if (!isAborted(error)) log.warn('newsfeed completion', error);
    };
    const sleep = (ms: number) => timers.sleep(ms);
    const ask = async (word: string) =>
      (await api.call('GET /au/api/user/newsfeed-people', { query: word === '' ? {} : { word } })).list;
    // Authors on the page come first, the uppermost one before the others.
    const writers = () => feed.posts.map(({ author }) => author).toReversed();
    const people = new RoomPeople(writers, { mayAsk: () => viewer.isMember, ask, sleep, failed });
    const ideas = new HashtagIdeas({
      ask: async (word) =>
        (await api.call('GET /au/api/user/newsfeed-hashtags', { query: word === undefined ? {} : { word } })).list,
      ...{ sleep, failed },
    });
    return { people, ideas, named: new NamedPeople(people, taken) };
  });
  const { found } = people;
  const { found: hashtags } = ideas;
  return useMemo(
    () => ({
      named,
      people: {
        label: t('mentionWho'),
        look: (word) => void people.look(word),
        find: (word) =>
          people.fitting(word, viewer.userId, found).map(({ userId, username, showName, profilePicture }) => ({
            key: String(userId),
            name: showName,
            note: usernameNote(username),
            picture: { id: userId, name: showName, src: profilePicture },
          })),
        taken: ({ key }) => {
          named.take(Number(key));
        },
      },
      hashtags: {
        label: t('hashtags'),
        sign: '#',
        look: (word) => void ideas.look(word),
        find: (word) =>
          ideas.fitting(word, hashtags).map(({ hashtag, total: count }) => ({
            key: hashtag,
            name: hashtag,
            note: t('hashtagBy', { number: grouped(count), count }),
          })),
      },
    }),
    [named, people, ideas, found, hashtags, viewer, t],
  );
}
