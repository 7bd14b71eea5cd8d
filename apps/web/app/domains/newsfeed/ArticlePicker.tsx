import { css } from '@emotion/react';
import { isAborted } from '@khandai/api-client';
import type { Article } from '@khandai/contracts';
import { Dialog } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { useStory } from '../news';
import { useServices } from '../../shell/services/services';
import { articleSubject, type FormSubject } from './form-subject';
import { pickerList, pickerQuiet, pickerRow, pickerSearch } from './picker.styles';
import { useArticleTalkWords } from './use-article-talk-words';
import { useFeedWords } from './use-feed-words';

export interface ArticlePickerProps {
  readonly onChoose: (subject: FormSubject) => void;
  readonly onClose: () => void;
}

type Load = { readonly state: 'loading' | 'failed' } | { readonly state: 'loaded'; readonly list: readonly Article[] };

/** How long the user pauses before the server searches, in milliseconds. */
const PAUSE_MS = 250;
const SHOWN = 20;

/** The articles of a card: the newest, or those whose title fits. */
export const ArticlePicker = observer(function ArticlePicker({ onChoose, onClose }: ArticlePickerProps) {
  const { t } = useArticleTalkWords();
  const { t: feed } = useFeedWords();
  const { t: shell } = useTranslation('shell');
  const { api, log, timers } = useServices();
  const [load, setLoad] = useState<Load>({ state: 'loading' });
  const [word, setWord] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
  }, []);
  useEffect(() => {
    const visit = new AbortController();
    const { signal } = visit;
    const search = async () => {
      const q = word.trim();
      if (q !== '') await timers.sleep(PAUSE_MS, signal);
      if (signal.aborted) return;
      const query = { pageSize: SHOWN, ...(q !== '' && { q }) };
      const { list } = await api.call('GET /other/api/article/list', { query }, signal);
      setLoad({ state: 'loaded', list });
    };
    search().catch((error: unknown) => {
      if (isAborted(error)) return;
      log.warn('articles of a post', error);
      setLoad({ state: 'failed' });
    });
    return () => {
      visit.abort();
    };
  }, [api, log, timers, word]);
  const articles = load.state === 'loaded' ? load.list : [];
  return (
    <Dialog open onClose={onClose} title={t('choose')} closeLabel={feed('close')}>
      <input
        ref={field}
        type="search"
        css={pickerSearch}
        aria-label={t('search')}
        placeholder={t('search')}
        maxLength={100}
        value={word}
        onChange={({ target }) => {
          setWord(target.value);
        }}
      />
      <p css={pickerQuiet} role="status">
        {load.state === 'loading' ? shell('loading') : ''}
        {load.state === 'failed' ? t('failed') : ''}
        {load.state === 'loaded' && articles.length === 0 ? t('none') : ''}
      </p>
      <ul css={pickerList}>
        {articles.map((article) => (
          <li key={article.articleId}>
            <button
              type="button"
              css={[pickerRow, wrapped]}
              onClick={() => {
                onChoose(articleSubject(article));
                onClose();
              }}
            >
              <Title article={article} />
              <small>{article.category.name}</small>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
});

const Title = observer(function Title({ article }: { readonly article: Article }) {
  return <b>{useStory(article).title}</b>;
});

const wrapped = css`
  overflow-wrap: anywhere;
`;
