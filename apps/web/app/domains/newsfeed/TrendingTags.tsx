import { css } from '@emotion/react';
import { isAborted } from '@khandai/api-client';
import type { HashtagTotal } from '@khandai/contracts';
import { KitLink, SectionHead } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useNumbers } from '../../i18n/use-numbers';
import { useServices } from '../../shell/services/services';
import { hashtagPath } from './hashtag-path';
import { useFeedWords } from './use-feed-words';

/** The hashtags that most members used in the last 24 hours; nothing while there are none. */
export const TrendingTags = observer(function TrendingTags() {
  const { grouped } = useNumbers();
  const { t } = useFeedWords();
  const { api, log } = useServices();
  const [list, show] = useState<readonly HashtagTotal[]>([]);
  useEffect(() => {
    const visit = new AbortController();
    const load = async () => {
      try {
        show((await api.call('GET /au/api/user/newsfeed-hashtags', { query: {} }, visit.signal)).list);
      } catch (error) {
        // The feed is whole without them.
        if (!isAborted(error)) log.warn('hashtags', error);
      }
    };
    void load();
    return () => {
      visit.abort();
    };
  }, [api, log]);
  if (list.length === 0) return null;
  return (
    <section aria-labelledby="feed-hashtags">
      <SectionHead id="feed-hashtags" title={t('trending')} />
      <ul css={tags}>
        {list.map(({ hashtag, total: count }) => (
          <li key={hashtag}>
            <KitLink href={hashtagPath(hashtag)} css={tag}>
              <b>#{hashtag}</b>
              <small>{t('hashtagBy', { number: grouped(count), count })}</small>
            </KitLink>
          </li>
        ))}
      </ul>
    </section>
  );
});

const tags = css`
  display: grid;
  padding: var(--sp-1) 0;
  background: var(--c-surface);
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
`;

const tag = css`
  display: grid;
  align-content: center;
  min-height: 52px;
  padding: var(--sp-1) var(--sp-4);
  &:hover {
    background: var(--c-hover);
  }
  & > b {
    overflow-wrap: anywhere;
    font-weight: var(--fw-medium);
  }
  & > small {
    font-size: var(--fs-12);
    color: var(--c-muted);
  }
`;
