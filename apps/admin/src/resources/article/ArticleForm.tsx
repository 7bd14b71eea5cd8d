import { css } from '@emotion/react';
import { ArticleLimit, type DeskArticleCategory } from '@khandai/contracts';
import { Field, Select } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useGetList } from 'react-admin';
import type { Lack } from './article-fields';
import type { ArticleEditorStore } from './ArticleEditorStore';
import { CoverField } from './CoverField';
import { ContentEditor } from './editor/ContentEditor';
import { KnownMatches, matchName } from './editor/known-matches';
import { MatchPicker } from './editor/MatchPicker';
import { MatchField } from './MatchField';
import { TextBox } from './TextBox';
import { useArticleWords } from './use-article-words';

interface Picking {
  readonly chosen: (fixtureId: string) => void;
}

/** Everything an editor writes of an article. */
export const ArticleForm = observer(function ArticleForm({ store }: { store: ArticleEditorStore }) {
  const t = useArticleWords();
  const contentId = useId();
  const { fields, article } = store.draft;
  const [picking, setPicking] = useState<Picking | null>(null);
  const [picked, setPicked] = useState<ReadonlyMap<string, string>>(new Map());
  const stored = [...(article?.fixtures ?? []), ...(article?.match ? [article.match] : [])];
  const known = new Map([...stored.map((match) => [match.fixtureId, matchName(match)] as const), ...picked]);
  const lackOf = (field: Lack) => (store.draft.showsLackOf(field) ? t(`editor.lacking.${field}`) : undefined);
  return (
    <KnownMatches value={known}>
      <div css={form}>
        <TextBox
          label={t('editor.title')}
          value={fields.title}
          max={ArticleLimit.title}
          hint={
            fields.title.trim() === '' && store.draft.isNew
              ? t('editor.titleMissing')
              : article && `${location.host}/tin-tuc/${article.slug}`
          }
          fault={lackOf('title')}
          onChange={(title) => store.change({ title })}
        />
        <div css={pair}>
          <CategoryField store={store} />
          <MatchField
            match={fields.fixtureId === null ? undefined : (known.get(fields.fixtureId) ?? t('match.unknown'))}
            onChoose={() => setPicking({ chosen: (fixtureId) => store.change({ fixtureId }) })}
            onRemove={() => store.change({ fixtureId: null })}
          />
        </div>
        <TextBox
          label={t('editor.summary')}
          value={fields.summary}
          max={ArticleLimit.summary}
          lines={2}
          fault={lackOf('summary')}
          onChange={(summary) => store.change({ summary })}
        />
        <div role="group" aria-labelledby={contentId}>
          <p id={contentId} css={label}>
            {t('editor.content')}
          </p>
          <ContentEditor
            key={store.draft.textKey}
            content={fields.content}
            onChange={(content) => store.change({ content })}
            onPickMatch={(chosen) => setPicking({ chosen })}
          />
          <p role="alert" css={fault}>
            {lackOf('content')}
          </p>
        </div>
        <CoverField cover={fields.cover} onChange={(cover) => store.change({ cover })} />
        <HashtagField key={`tags ${store.draft.textKey}`} store={store} />
        <details css={more}>
          <summary>{t('editor.seo')}</summary>
          <TextBox
            label={t('editor.seoTitle')}
            value={fields.seoTitle ?? ''}
            max={ArticleLimit.seoTitle}
            onChange={(text) => store.change({ seoTitle: text === '' ? null : text })}
          />
          <TextBox
            label={t('editor.seoDescription')}
            value={fields.seoDescription ?? ''}
            max={ArticleLimit.seoDescription}
            lines={2}
            onChange={(text) => store.change({ seoDescription: text === '' ? null : text })}
          />
        </details>
      </div>
      {picking && (
        <MatchPicker
          onChoose={({ id, home, away }) => {
            setPicked(new Map(picked).set(id, `${home} – ${away}`));
            picking.chosen(id);
          }}
          onClose={() => setPicking(null)}
        />
      )}
    </KnownMatches>
  );
});

const CategoryField = observer(function CategoryField({ store }: { store: ArticleEditorStore }) {
  const t = useArticleWords();
  const { data = [] } = useGetList<DeskArticleCategory>('article-category', { pagination: { page: 1, perPage: 100 } });
  const options = data.map(({ id, name }) => ({ value: String(id), label: name }));
  const value = String(store.draft.fields.categoryId);
  const unknown = options.some((one) => one.value === value) ? [] : [{ value, label: '–' }];
  return (
    <div css={fieldCss}>
      <span css={label} aria-hidden="true">
        {t('editor.category')}
      </span>
      <Select
        label={t('editor.category')}
        value={value}
        options={[...unknown, ...options]}
        onChange={(id) => store.change({ categoryId: Number(id) })}
      />
    </div>
  );
});

const HashtagField = observer(function HashtagField({ store }: { store: ArticleEditorStore }) {
  const t = useArticleWords();
  const [text, setText] = useState(() => store.draft.fields.hashtags.map((tag) => `#${tag}`).join(', '));
  return (
    <Field
      label={t('editor.hashtags')}
      hint={t('editor.hashtagsHint', { max: ArticleLimit.hashtags })}
      value={text}
      onChange={(next) => {
        setText(next);
        const tags = next.split(/[\s,#]+/).filter((tag) => tag !== '');
        store.change({ hashtags: [...new Set(tags)] });
      }}
    />
  );
});

const form = css`
  display: grid;
  gap: var(--sp-4);
  padding: var(--sp-4);
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
  background: var(--c-surface);
  @media (max-width: 599px) {
    padding: var(--sp-3);
  }
`;

const pair = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr));
  gap: var(--sp-4);
`;

const label = css`
  margin-bottom: var(--sp-1);
  color: var(--c-text-2);
  font-size: var(--fs-13);
  font-weight: var(--fw-medium);
`;

const fault = css`
  color: var(--c-neg);
  font-size: var(--fs-13);
`;

const fieldCss = css`
  display: grid;
  align-content: start;
`;

const more = css`
  & summary {
    min-height: var(--control-h);
    cursor: pointer;
    color: var(--c-text-2);
  }
`;
