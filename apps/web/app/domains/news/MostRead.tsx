import { css } from '@emotion/react';
import { isAborted } from '@khandai/api-client';
import type { Article } from '@khandai/contracts';
import { KitLink, Num, numCss, Panel, Segmented } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useNumbers } from '../../i18n/use-numbers';
import { useServices } from '../../shell/services/services';
import { useNewsWords } from './use-news-words';
import { useStory } from './use-story';

export type MostPeriod = 'day' | 'week';

/** Articles in the list. */
export const MOST_READ = 5;

export interface MostReadProps {
  /** What the server loaded with the page. */
  readonly first: { readonly period: MostPeriod; readonly list: readonly Article[] } | undefined;
}

type Lists = Partial<Record<MostPeriod, readonly Article[]>>;

/** The most read articles of today or of the last seven days. */
export const MostRead = observer(function MostRead({ first }: MostReadProps) {
  const { t } = useNewsWords();
  const { api, log } = useServices();
  const [period, choose] = useState<MostPeriod>(first?.period ?? 'day');
  const [lists, keep] = useState<Lists>(first ? { [first.period]: first.list } : {});
  const [isFailed, fail] = useState(false);
  const list = lists[period];
  const isMissing = list === undefined;
  useEffect(() => {
    if (!isMissing) return;
    const visit = new AbortController();
    const load = async () => {
      try {
        const query = { period, pageSize: MOST_READ };
        const reply = await api.call('GET /other/api/article/list-most-view', { query }, visit.signal);
        keep((before) => ({ ...before, [period]: reply.list }));
      } catch (error) {
        if (isAborted(error)) return;
        log.warn('most read', error);
        fail(true);
      }
    };
    void load();
    return () => {
      visit.abort();
    };
  }, [api, isMissing, log, period]);
  return (
    <Panel
      title={t('most')}
      end={
        <Segmented
          label={t('mostPeriod')}
          value={period}
          options={[
            { value: 'day', label: t('day') },
            { value: 'week', label: t('week') },
          ]}
          onChange={(next) => {
            fail(false);
            choose(next);
          }}
        />
      }
    >
      {list && list.length > 0 ? (
        <ol css={items}>
          {list.map((article, index) => (
            <li key={article.articleId}>
              <Item article={article} number={index + 1} />
            </li>
          ))}
        </ol>
      ) : (
        <p role="status" css={quiet}>
          {list ? t('mostEmpty') : isFailed ? t('mostFailed') : ''}
        </p>
      )}
    </Panel>
  );
});

const Item = observer(function Item({ article, number }: { article: Article; number: number }) {
  const { shortCount } = useNumbers();
  const { t } = useNewsWords();
  const { title, href } = useStory(article);
  return (
    <KitLink href={href} css={item}>
      <span css={place} aria-hidden="true">
        {number}
      </span>
      <span css={words}>
        <b>{title}</b>
        {article.views > 0 && (
          <small>
            <Num>{shortCount(article.views)}</Num> {t('views')}
          </small>
        )}
      </span>
    </KitLink>
  );
});

const items = css`
  display: grid;
  padding-bottom: var(--sp-2);
`;

const item = css`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: var(--sp-2);
  padding: 10px var(--sp-4);
  align-items: start;
  &:hover b {
    color: var(--c-accent);
  }
`;

const place = css`
  ${numCss};
  font-size: var(--fs-20);
  font-weight: var(--fw-semi);
  line-height: 1.2;
  color: var(--c-muted);
`;

const words = css`
  display: grid;
  gap: 2px;
  min-width: 0;
  & > b {
    font-weight: var(--fw-medium);
    line-height: 1.42;
    overflow-wrap: anywhere;
  }
  & > small {
    font-size: var(--fs-12);
    color: var(--c-muted);
  }
`;

const quiet = css`
  min-height: 3rem;
  padding: 0 var(--sp-4) var(--sp-4);
  font-size: var(--fs-13);
  color: var(--c-muted);
`;
